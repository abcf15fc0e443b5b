import type { Kant } from '@letterhaven/game-kit/onderdelen/vangrit'
import type { Beeld, Laag, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { vangstPlaat } from './paint-vangst.ts'
import type { Ding, Rit } from './rit.ts'
import { ritVan } from './rit-regels.ts'
import type { State } from './rules.ts'
import type { makeRaket } from './scene-raket.ts'

/** How large a thing is in the sky, as a part of the smaller side of the screen, and how much smaller it circles. */
const MAAT = { deel: 0.16, minst: 46, meest: 118, kring: 0.46 } as const
/** How many circle round the rocket at most, and how long once round takes, in ms. */
const KRING = { meest: 14, om: 7200 } as const
/** Stripes of speed: how many, and how fast they fall, in screens for each ms. */
const STREPEN = { aantal: 14, vaart: 0.0013 } as const
/** How long before the rocket is there a thing comes into sight, in ms. */
const ZICHT_MS = 1500
/** Where the foot of the rocket is on a flight, as a part of the whole sky and in px above the buttons, and how far aside it steers. */
const VLUCHT = { voet: 0.86, onder: 168, opzij: 0.27, meest: 330 } as const

/** How much larger the rocket is on a flight where it is small beside the desk. */
const ZOOM = 1.6

/** A caught thing, which is before the rocket for half of its circle, and behind it for the other half. */
interface Mee {
  readonly voor: Beeld
  readonly achter: Beeld
  /** How far it has come from where it was caught to its circle, 0…1. */
  deel: number
}

/**
 * Makes the flight after a word: the sky is as large as the screen, things come down to be caught, and what was caught circles
 * round the rocket for the rest of the round. Call `addVoor` when the rocket is there.
 */
export function makeRit(stage: Stage, indeling: Indeling) {
  const { w, h, hemel, raket, vlucht, opstelling } = indeling
  const maat = Math.min(MAAT.meest, Math.max(MAAT.minst, Math.min(w, h) * MAAT.deel))
  const achter = stage.laag()
  const platen = new Map<Ding, Textuur>()
  const plaatVan = (wat: Ding): Textuur => {
    const er = platen.get(wat)
    if (er) return er
    const nieuw = stage.textuur(() => vangstPlaat(wat, maat / 100, stage.schaal))
    platen.set(wat, nieuw)
    return nieuw
  }
  const lucht = h - hemel.y
  const voetVlucht =
    hemel.y + Math.min(lucht * VLUCHT.voet, Math.max(lucht * 0.6, lucht - VLUCHT.onder))
  const opzij = Math.min(VLUCHT.meest, w * VLUCHT.opzij)
  const zoom = opstelling === 'naast' ? 1 : ZOOM
  const neus = 430 * raket.s * zoom
  const xVan = (kant: Kant): number => w / 2 + kant * opzij

  function addVoor(vaartuig: ReturnType<typeof makeRaket>) {
    const strepen = stage.tekening()
    const lucht2 = stage.laag()
    const kring = stage.laag()
    const mee: Mee[] = []
    let rit: Rit | null = null
    let klok = 0
    let beelden: readonly Beeld[] = []
    let sleutel = ''
    let getoond = 0
    const gevangen = new Set<number>()

    /** Puts a thing where it is now: it comes down to the nose of the rocket, and on past it. */
    function setDing(beeld: Beeld, nr: number, { vondsten }: Rit): void {
      const vondst = vondsten[nr]
      if (!vondst) return
      const over = vondst.na - klok
      const doel = voetVlucht - neus
      const vaart = (doel - hemel.y + maat) / ZICHT_MS
      beeld.visible = over < ZICHT_MS && !gevangen.has(nr)
      beeld.set(xVan(vondst.kant), doel - over * vaart)
      beeld.rotation = Math.sin(klok / 260 + nr * 2) * 0.18
    }

    function paintStrepen(t: number): void {
      strepen.clear()
      if (!rit) return
      for (let i = 0; i < STREPEN.aantal; i += 1) {
        const x = ((i * 0.618) % 1) * w
        const deel = (t * STREPEN.vaart * (0.7 + (i % 4) * 0.2) + i * 0.37) % 1
        const y = hemel.y + deel * (lucht + 120) - 120
        strepen.teken(
          { soort: 'lijn', van: [x, y], naar: [x, y + 50 + (i % 3) * 30] },
          { lijn: 'rgba(255,255,255,.34)', dikte: 3 },
        )
      }
    }

    function circle(ms: number, t: number): void {
      const { x, y, zoom: nu } = vaartuig.voet()
      const s = raket.s * nu
      const midden = y - 250 * s
      const [rx, ry] = [165 * s + maat * 0.42, 60 * s + maat * 0.12]
      for (const [nr, een] of mee.entries()) {
        const om = stage.rustig ? 0 : (t / KRING.om) * Math.PI * 2
        const hoek = om + (nr / mee.length) * Math.PI * 2 + 0.4
        const isVoor = Math.sin(hoek) >= 0
        const op = [x + Math.cos(hoek) * rx, midden + Math.sin(hoek) * ry] as const
        een.deel = stage.rustig ? 1 : Math.min(1, een.deel + ms / 500)
        const schaal = MAAT.kring * (0.9 + 0.16 * Math.sin(hoek)) + (1 - een.deel) * 0.7
        for (const beeld of [een.voor, een.achter]) {
          beeld.set(x + (op[0] - x) * een.deel, midden + (op[1] - midden) * een.deel)
          beeld.scale.set(schaal)
          beeld.visible = (beeld === een.voor) === isVoor
        }
      }
    }

    stage.opFrame((ms, t) => {
      // Rules are only seen where something happens: in between the flight goes on by itself.
      if (rit) klok = Math.min(rit.duur, klok + ms)
      paintStrepen(t)
      if (rit) for (const [nr, beeld] of beelden.entries()) setDing(beeld, nr, rit)
      circle(ms, t)
    })

    /** Lays the things of a flight, or takes them away. */
    function lay(nu: Rit | null): void {
      for (const beeld of beelden) beeld.weg()
      gevangen.clear()
      beelden = (nu?.vondsten ?? []).map(({ wat }) =>
        stage.beeld(plaatVan(wat), { x: 0, y: -maat * 2, op: lucht2 }),
      )
    }

    /** Adds a caught thing to the circle; the oldest one leaves where there is no more room. */
    function add(wat: Ding, direct: boolean): void {
      const makeOp = (op: Laag): Beeld => stage.beeld(plaatVan(wat), { x: 0, y: 0, op })
      mee.push({ voor: makeOp(kring), achter: makeOp(achter), deel: direct ? 1 : 0 })
      if (mee.length <= KRING.meest) return
      const weg = mee.shift()
      weg?.voor.weg()
      weg?.achter.weg()
    }

    return {
      /** Shows the flight and what was caught; `direct` puts that on its circle at once. */
      show: (state: State, direct: boolean): void => {
        const was = rit
        rit = ritVan(state)
        if (rit && rit !== was) klok = rit.t
        const nieuw = rit ? `${state.nummer}` : ''
        if (nieuw !== sleutel) lay(rit)
        sleutel = nieuw
        const vangst = (state.opgave ?? state.vorige)?.vangst ?? []
        for (const wat of vangst.slice(getoond)) add(wat, direct)
        getoond = vangst.length
      },
      /** Takes a thing out of the sky, and returns where it was. */
      pickUp: (nr: number) => {
        gevangen.add(nr)
        return { x: vaartuig.voet().x, y: vaartuig.voet().y - neus }
      },
      /** Where the rocket flies now; null where it does not. */
      plek: () => rit && { x: xVan(rit.kant), y: voetVlucht, zoom },
      /** How much lower the world is seen than it is without a flight. */
      lager: () => (rit ? voetVlucht - vlucht.voet : 0),
    }
  }

  return { addVoor }
}
