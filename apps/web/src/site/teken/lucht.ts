import {
  dOvaal,
  kleurvlak,
  lijn,
  n,
  op,
  toeval,
  vlak,
  type Doek,
  type Punt,
} from '../../features/landkaart/teken/kit.ts'

/** Where sky and sea meet, and how wide and high the picture is. */
export interface Ruimte {
  readonly breed: number
  readonly hoog: number
  readonly kim: number
  readonly nacht: boolean
}

const verloop = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([plek, kleur]) => `<stop offset="${plek}" stop-color="${kleur}"/>`).join('')}</linearGradient>`

const LUCHT = {
  dag: [
    [0, '#45b4ef'],
    [0.4, '#86d4fa'],
    [0.76, '#c9eefd'],
    [1, '#fff1d4'],
  ],
  nacht: [
    [0, '#1b1d5c'],
    [0.45, '#3f3890'],
    [0.78, '#9a62b4'],
    [1, '#ffab8c'],
  ],
} as const
const ZEE = {
  dag: [
    [0, '#a5e6f4'],
    [0.25, '#55c1e1'],
    [0.65, '#2f9fcf'],
    [1, '#1a7bb0'],
  ],
  nacht: [
    [0, '#5a6ec0'],
    [0.3, '#3458ab'],
    [1, '#1d3581'],
  ],
} as const

/** The two big surfaces. */
export function luchtEnZee({ breed, hoog, kim, nacht }: Ruimte): string {
  const soort = nacht ? 'nacht' : 'dag'
  return [
    `<defs>${verloop('lucht', LUCHT[soort])}${verloop('zee', ZEE[soort])}</defs>`,
    kleurvlak(`M0 0H${breed}V${kim + 2}H0Z`, 'url(#lucht)'),
    `<g transform="translate(0 ${kim})">${kleurvlak(`M0 0H${breed}V${hoog - kim}H0Z`, 'url(#zee)')}</g>`,
  ].join('')
}

/** The sun by day; the moon by night. */
export function hemellicht(
  doek: Doek,
  [x, y]: Punt,
  { nacht, straal }: { readonly nacht: boolean; readonly straal: number },
): string {
  if (!nacht)
    return (
      kleurvlak(dOvaal([x, y], straal), doek.gloed('#fff8dc'), 0.95) +
      kleurvlak(dOvaal([x, y], 46), '#fff0b0')
    )
  return [
    kleurvlak(dOvaal([x, y], straal * 0.73), doek.gloed('#ffefb8'), 0.4),
    kleurvlak(dOvaal([x, y], 46), '#ffe9a8'),
    kleurvlak(
      dOvaal([x - 12, y - 12], 9) + dOvaal([x + 14, y + 14], 12) + dOvaal([x + 17, y - 18], 6),
      '#d9b878',
      0.5,
    ),
  ].join('')
}

/** Stars, dots of different sizes, none where the words stand. */
export function sterren({ breed, kim }: Ruimte, aantal: number): string {
  const r = toeval(21)
  const groepen = ['', '', ''].map(() =>
    Array.from(
      { length: aantal / 3 },
      () => `M${n(r() * breed)} ${n(20 + r() * (kim - 160))}h.1`,
    ).join(''),
  )
  return groepen
    .map((d, i) =>
      lijn(d, '#fff4d0', 1.6 + i * 0.9).replace('/>', ` opacity="${0.55 + i * 0.15}"/>`),
    )
    .join('')
}

/** A cloud; `[x, y]` is the left end of its flat bottom. */
export function wolk([x, y]: Punt, breed: number, dekking: number): string {
  const d =
    'M12 0q-14 -2 -12 -18q4 -22 30 -20q4 -36 44 -36q18 -22 50 -12q26 8 28 34q30 -6 42 18q22 -2 26 16q2 16 -14 18Z'
  return op(
    [x, y],
    `<g opacity="${dekking}">${kleurvlak(d, '#ffffff')}${kleurvlak('M12 0q-14 -2 -12 -18q60 12 206 0q2 16 -14 18Z', '#c3def4', 0.7)}</g>`,
    { schaal: Math.round((breed / 230) * 100) / 100 },
  )
}

/** The far coast: two rows of hills, a church tower on one of them. */
export function kust({ breed, kim, nacht }: Ruimte): string {
  const r = toeval(17)
  const rij = (laag: number): string => {
    let d = `M-80 ${kim + 2}`
    for (let x = -80; x < breed + 80;) {
      const w = 90 + r() * 150
      const h = (20 + r() * 34) * (1.2 - laag * 0.4)
      d += `Q${n(x + w * 0.25)} ${n(kim - h * 1.3)} ${n(x + w * 0.5)} ${n(kim - h)}T${n(x + w)} ${n(kim + 2)}`
      x += w * 0.86
    }
    return `${d}V${kim + 3}H-80Z`
  }
  const kleuren = nacht ? ['#6c4f9e', '#4d4288'] : ['#b4dcf0', '#93c8e6']
  const kerk = `M${breed * 0.47} ${kim}v-52l6 -26l6 26v52Z`
  return (
    kleurvlak(rij(0), kleuren[0] ?? '') +
    kleurvlak(kerk, kleuren[0] ?? '') +
    kleurvlak(rij(1), kleuren[1] ?? '')
  )
}

/** Waves, larger towards us. */
export function golfjes({ breed, hoog, kim, nacht }: Ruimte, tot = hoog): string {
  const r = toeval(9)
  const rijen = Array.from({ length: 26 }, (_, i) => {
    const k = i / 26
    const s = 0.35 + k * 0.9
    const y = kim + 8 + (tot - kim) * k ** 1.25
    const stuk = Array.from({ length: Math.round(breed / 360) }, (_q, q) => {
      const x = (i * 211 + q * 360 + r() * 160) % breed
      return `M${n(x)} ${n(y)}q${n(9 * s)} ${n(-6 * s)} ${n(18 * s)} 0t${n(20 * s)} 0`
    })
    return { d: stuk.join(''), dikte: 1.2 + 2 * s }
  })
  const banden = [rijen.slice(0, 9), rijen.slice(9, 18), rijen.slice(18)]
  return banden
    .map((band, i) =>
      lijn(
        band.map(({ d }) => d).join(''),
        nacht ? '#b9ccff' : '#ffffff',
        band[4]?.dikte ?? 2,
      ).replace('/>', ` opacity="${nacht ? 0.24 : 0.36 + i * 0.06}"/>`),
    )
    .join('')
}

/** The light of sun or moon on the water below it. */
export function schittering([x, kim]: Punt, nacht: boolean): string {
  const r = toeval(4)
  const d = Array.from({ length: 44 }, () => {
    const k = r()
    const w = 5 + k * 20
    return `M${n(x + (r() - 0.5) * (60 + k * 220) - w / 2)} ${n(kim + 4 + k * 90)}h${n(w)}`
  }).join('')
  return lijn(d, nacht ? '#ffe3a4' : '#fffbe0', 2.4).replace(
    '/>',
    ` opacity="${nacht ? 0.5 : 0.6}"/>`,
  )
}

/** A gull in the distance. */
export const meeuwtje = (doek: Doek, plek: Punt, maat: Parameters<typeof op>[2]): string =>
  op(
    plek,
    vlak(
      'M-31 -6Q-16 -21 0 -3Q16 -21 31 -6Q14 -10 6 6Q0 9 -6 6Q-14 -10 -31 -6Z',
      doek.verf('#f4f7ff', 0.1),
      'stroke-width="3"',
    ) + vlak('M4 2l10 3l-9 3Z', '#ffb52e', 'stroke-width="2"'),
    maat,
  )
