import type { ReactNode } from 'react'

/** A round head with two ears, eyes and a mouth, in its own colours. */
const Kop = ({ kleur, oren, snuit }: { kleur: string; oren?: string; snuit: ReactNode }) => (
  <>
    {oren !== undefined && <path d={oren} fill={kleur} />}
    <path d="M9 46V26a15 15 0 0 1 30 0v20z" fill={kleur} />
    <circle cx="19" cy="25" r="2.6" className="tm-oog" />
    <circle cx="29" cy="25" r="2.6" className="tm-oog" />
    {snuit}
  </>
)

/** Who hitches a ride on a train that leaves, by turns. Each has something on that does not quite fit it. */
const WIE: readonly (readonly [naam: string, ReactNode])[] = [
  [
    'Een pinguïn',
    <Kop
      key="p"
      kleur="#3a4468"
      snuit={
        <>
          <path d="M14 46V35q10-9 20 0v11z" fill="#fff" />
          <path d="M20 29h8l-4 6z" fill="#f5a030" />
          <path d="M9 37h30v6H9zM31 42h7v9h-7z" fill="#e2574c" />
        </>
      }
    />,
  ],
  [
    'Een koe met een skibril',
    <Kop
      key="k"
      kleur="#fff"
      oren="M10 20L2 17l5 9zM38 20l8-3-5 9z"
      snuit={
        <>
          <path d="M28 13q9 2 11 11l-6 2z" fill="#4a4468" />
          <path d="M12 20h24v9H26l-2-3-2 3H12z" fill="#56c5e8" />
          <path d="M14 34q10-5 20 0v10H14z" fill="#f7b3bd" />
          <path d="M20 38v2M28 38v2" />
        </>
      }
    />,
  ],
  [
    'De yeti',
    <Kop
      key="y"
      kleur="#cfe6ff"
      oren="M12 18L8 6l10 6zM36 18l4-12-10 6z"
      snuit={
        <>
          <path d="M16 33h16v5q-8 6-16 0z" fill="#5b3a6a" />
          <path d="M18 33h4l-2 4zM26 33h4l-2 4z" fill="#fff" />
        </>
      }
    />,
  ],
  [
    'Een haas met een hoge hoed',
    <Kop
      key="h"
      kleur="#e3c49c"
      oren="M12 22Q2 8 8 2q8 4 9 14zM36 22Q46 8 40 2q-8 4-9 14z"
      snuit={
        <>
          <path d="M17 2h14v12H17zM12 13h24v4H12z" fill="#41356b" />
          <path d="M22 31h4l-2 3z" fill="#ee8fa0" />
          <path d="M21 37h6v6h-6zM24 37v6" fill="#fff" />
        </>
      }
    />,
  ],
  [
    'Een kip met een wekker',
    <Kop
      key="e"
      kleur="#ffd65c"
      oren="M19 13q-3-9 3-8 2-7 5 0 6-1 2 8z"
      snuit={
        <>
          <path d="M19 29h10l-5 7z" fill="#f08a2c" />
          <circle cx="33" cy="40" r="8" fill="#fff" />
          <path d="M33 35v5h4" />
        </>
      }
    />,
  ],
  [
    'Een beer in een badmuts',
    <Kop
      key="b"
      kleur="#b0764a"
      oren="M10 18a6 6 0 0 1 6-8zM38 18a6 6 0 0 0-6-8z"
      snuit={
        <>
          <path d="M9 20a15 14 0 0 1 30 0z" fill="#ee6fa0" />
          <path d="M16 34q8-6 16 0v8H16z" fill="#f0d3b0" />
          <path d="M21 32h6l-3 3z" fill="#3a2c50" />
        </>
      }
    />,
  ],
]

/** Says who rides along on the train of a number, counted from 0. */
export const meerijderVan = (nr: number): string => WIE[nr % WIE.length]?.[0] ?? ''

/** Who rides along on the train of a number: a head that looks over the rim of its wagon. */
export const Meerijder = ({ nr }: { nr: number }) => (
  <svg className="tm-mee" viewBox="0 0 48 52" aria-hidden="true">
    {WIE[nr % WIE.length]?.[1]}
  </svg>
)
