import type { Adres } from '../adres.ts'
import { choose } from '../loot.ts'
import type { Zinsdeel } from '../zin.ts'
import type { Dierdetail } from './dier.ts'
import { PATRONEN } from './patronen.ts'
import {
  BAKENS,
  DOEN,
  DRACHT,
  KLEUREN,
  PLEKKEN,
  SOORTEN,
  isKleurbaar,
  namenVan,
  type Doet,
  type DrachtNaam,
  type Kleur,
  type Plek,
  type SoortNaam,
} from './woorden.ts'

/** The words that one scene may use. */
export interface Voorraad {
  readonly soorten: readonly SoortNaam[]
  readonly dracht: readonly DrachtNaam[]
  readonly plekken: readonly Plek[]
}

const SCENES = ['jong1', 'jong2', 'jong3', 'oud1', 'oud2', 'oud3']

/** Returns the words of a stage and face. */
export function voorraadVan({ gezicht, trap }: Adres): Voorraad {
  const scene = SCENES.indexOf(`${gezicht}${trap}`)
  const kan = ({ vanaf }: { readonly vanaf: string }): boolean => SCENES.indexOf(vanaf) <= scene
  const bakens: readonly string[] = BAKENS[gezicht]
  return {
    soorten: namenVan(SOORTEN).filter((naam) => kan(SOORTEN[naam])),
    dracht: namenVan(DRACHT).filter((naam) => kan(DRACHT[naam])),
    plekken: namenVan(PLEKKEN).filter((naam) => bakens.includes(PLEKKEN[naam].baken)),
  }
}

/** Draws words for one sentence. What it wears and does not wear are two things. */
interface Bron {
  readonly soort: SoortNaam
  readonly kleur: () => Kleur
  readonly dracht: () => DrachtNaam
  readonly plek: () => Plek
  readonly doet: () => Doet
  readonly een: <T>(lijst: readonly [T, ...T[]]) => T
}

type Deel = Zinsdeel<Dierdetail>
type Vulling = (bron: Bron) => readonly Deel[]

const sayDetail = (tekst: string, detail: Dierdetail): Deel => ({ tekst, detail })
const AANTAL = { 2: 'twee', 3: 'drie' } as const

const houdingDeel =
  (woordVan: (doet: Doet) => string): Vulling =>
  ({ doet }) => {
    const is = doet()
    return [sayDetail(woordVan(is), { trek: 'houding', is })]
  }

const plekDeel =
  (niet: boolean, woorden = ''): Vulling =>
  ({ plek }) => {
    const is = plek()
    return [sayDetail(`${woorden}${is}`, { trek: 'plek', is, niet })]
  }

/** Something worn in a colour; after 'een' the colour of a het-word has no ending. */
const kleurdracht =
  (lidwoordVan: (wat: DrachtNaam) => string): Vulling =>
  ({ dracht, kleur }) => {
    const [van, is] = [dracht(), kleur()]
    const lidwoord = lidwoordVan(van)
    const kort = lidwoord === 'een' && DRACHT[van].lidwoord === 'het'
    return [
      lidwoord,
      sayDetail(kort ? is : KLEUREN[is].verbogen, { trek: 'drachtkleur', is, van }),
      sayDetail(van, { trek: 'dracht', is: van, niet: false }),
    ]
  }

const drachtDeel =
  (lidwoordVan: (wat: DrachtNaam) => string): Vulling =>
  ({ dracht }) => {
    const is = dracht()
    return [lidwoordVan(is), sayDetail(is, { trek: 'dracht', is, niet: false })]
  }

const bepaald = (wat: DrachtNaam): string => DRACHT[wat].lidwoord
const onbepaald = (): string => 'een'

const VULLINGEN: Readonly<Record<string, Vulling>> = {
  lid: ({ soort }) => [SOORTEN[soort].lidwoord],
  die: ({ soort }) => [SOORTEN[soort].lidwoord === 'het' ? 'dat' : 'die'],
  rust: ({ soort }) => [SOORTEN[soort].rust],
  soort: ({ soort }) => [sayDetail(soort, { trek: 'soort', is: soort })],
  soorten: ({ soort }) => [sayDetail(SOORTEN[soort].meervoud, { trek: 'soort', is: soort })],
  kleur: ({ kleur }) => {
    const is = kleur()
    return [sayDetail(KLEUREN[is].verbogen, { trek: 'kleur', is })]
  },
  maat: ({ een }) => {
    const [tekst, is] = een([
      ['kleine', 'klein'],
      ['grote', 'groot'],
    ] as const)
    return [sayDetail(tekst, { trek: 'maat', is })]
  },
  dracht: drachtDeel(bepaald),
  eendracht: drachtDeel(onbepaald),
  drachtaan: ({ dracht }) => {
    const is = dracht()
    return ['een', sayDetail(is, { trek: 'dracht', is, niet: false }), DRACHT[is].hoe]
  },
  kleurdracht: kleurdracht(bepaald),
  eenkleurdracht: kleurdracht(onbepaald),
  geendracht: ({ dracht }) => {
    const is = dracht()
    return [sayDetail(`geen ${is}`, { trek: 'dracht', is, niet: true })]
  },
  plek: plekDeel(false),
  nietplek: plekDeel(true, 'niet '),
  elders: plekDeel(true),
  doet: houdingDeel((doet) => doet),
  doende: houdingDeel((doet) => DOEN[doet].doende ?? doet),
}

/** Returns the pieces of 'de grootste van de twee leeuwen', which share one detail. */
function makeUiterste(patroon: string, bron: Bron): Readonly<Record<string, Vulling>> {
  const [is, van] = [bron.een(['grootste', 'kleinste'] as const), bron.een([2, 2, 3] as const)]
  const hier = patroon.includes('[plek]')
  return {
    uiterste: () => [sayDetail(is, { trek: 'uiterste', is, van, hier })],
    aantal: () => [AANTAL[van]],
  }
}

/** Draws one of the list, heavier ones more often. */
function choosePatroon(
  lijst: readonly (readonly [number, string])[],
  loting: () => number,
): string {
  const alle = lijst.flatMap(([gewicht, patroon]) => Array.from({ length: gewicht }, () => patroon))
  return choose(alle, loting) ?? ''
}

/** Returns whether something that is done is said well in this pattern. */
const isTeZeggen = (patroon: string, naam: Doet): boolean =>
  (!patroon.includes('[doende]') || DOEN[naam].doende !== null) &&
  (!/\[plek\] \[doet\]|\[doet\].*\[elders\]/.test(patroon) || DOEN[naam].metPlek)

/** Returns whether something worn is said well in this pattern: a muts is worn 'op', a sjaal is not. */
const isTeDragen = (patroon: string, naam: DrachtNaam): boolean =>
  !patroon.includes('dracht] op ') || DRACHT[naam].hoe === 'op'

/** Returns whether a place is said well in this pattern: right behind something worn it can be read as how that is worn. */
function isTeVinden(patroon: string, plek: Plek, dracht: DrachtNaam): boolean {
  const woordjes: readonly string[] = DRACHT[dracht].woordjes
  return !/dracht\](?: op)? \[plek\]/.test(patroon) || !woordjes.includes(plek.split(' ')[0] ?? '')
}

function makeBron(patroon: string, voorraad: Voorraad, loting: () => number): Bron | undefined {
  const metKleur = patroon.includes('[kleur]')
  const soort = choose(
    voorraad.soorten.filter((naam) => !metKleur || SOORTEN[naam].kleurbaar),
    loting,
  )
  const dracht = choose(
    voorraad.dracht.filter((naam) => isTeDragen(patroon, naam)),
    loting,
  )
  const ander = choose(
    voorraad.dracht.filter((naam) => naam !== dracht),
    loting,
  )
  const plek = choose(
    voorraad.plekken.filter((naam) => dracht && isTeVinden(patroon, naam, dracht)),
    loting,
  )
  const doen = namenVan(DOEN).filter((naam) => isTeZeggen(patroon, naam))
  if (!soort || !dracht || !ander || !plek) return undefined
  const kleuren = namenVan(KLEUREN).filter((naam) => !metKleur || isKleurbaar(soort, naam))
  const over = [dracht, ander]
  const een = <T>(lijst: readonly [T, ...T[]]): T => choose(lijst, loting) ?? lijst[0]
  return {
    soort,
    een,
    kleur: () => choose(kleuren, loting) ?? 'rood',
    dracht: () => over.shift() ?? dracht,
    plek: () => plek,
    doet: () => choose(doen, loting) ?? 'slaapt',
  }
}

/** Draws a sentence of this stage and face, in pieces. Whether a scene can be made with it is seen afterwards. */
export function makeOpdracht(
  { gezicht, trap }: Adres,
  voorraad: Voorraad,
  loting: () => number,
): readonly Deel[] {
  const patroon = choosePatroon(PATRONEN[`${gezicht}${trap}`], loting)
  const bron = makeBron(patroon, voorraad, loting)
  if (!bron) return []
  const vullingen = { ...VULLINGEN, ...makeUiterste(patroon, bron) }
  return patroon
    .split(' ')
    .flatMap((woord) => vullingen[/^\[(\w+)\]$/.exec(woord)?.[1] ?? '']?.(bron) ?? [woord])
}
