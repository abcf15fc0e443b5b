/**
 * The words of the herd. Each has a picture: an animal, a colour, something to wear, a place on the savanna, something to do. All of
 * them are said in the Netherlands and in Flanders, so that one sentence serves both. Changing what stands here changes what old
 * addresses mean: a mended herd is `kudde@2`, in a folder of its own.
 */

/** An animal's word. */
export interface Soort {
  readonly lidwoord: 'de' | 'het'
  readonly meervoud: string
  /** How it is somewhere when it does nothing else. */
  readonly rust: 'staat' | 'ligt'
  /** Whether it can be painted in any colour; a zebra has its own. */
  readonly kleurbaar: boolean
  /** Colours it is never painted in, because with its word they are a taunt for people. */
  readonly nooit?: readonly Kleur[]
  /** The first of these scenes it stands in: words that are written as they sound come first. */
  readonly vanaf: 'jong1' | 'jong2' | 'oud1'
}

export const SOORTEN = {
  aap: {
    lidwoord: 'de',
    meervoud: 'apen',
    rust: 'staat',
    kleurbaar: true,
    nooit: ['geel'],
    vanaf: 'jong1',
  },
  haas: { lidwoord: 'de', meervoud: 'hazen', rust: 'staat', kleurbaar: true, vanaf: 'jong1' },
  slang: { lidwoord: 'de', meervoud: 'slangen', rust: 'ligt', kleurbaar: true, vanaf: 'jong1' },
  leeuw: { lidwoord: 'de', meervoud: 'leeuwen', rust: 'staat', kleurbaar: true, vanaf: 'jong1' },
  varken: { lidwoord: 'het', meervoud: 'varkens', rust: 'staat', kleurbaar: true, vanaf: 'jong1' },
  giraf: { lidwoord: 'de', meervoud: 'giraffen', rust: 'staat', kleurbaar: false, vanaf: 'jong1' },
  zebra: { lidwoord: 'de', meervoud: "zebra's", rust: 'staat', kleurbaar: false, vanaf: 'jong2' },
  olifant: {
    lidwoord: 'de',
    meervoud: 'olifanten',
    rust: 'staat',
    kleurbaar: true,
    vanaf: 'jong2',
  },
  nijlpaard: {
    lidwoord: 'het',
    meervoud: 'nijlpaarden',
    rust: 'staat',
    kleurbaar: true,
    vanaf: 'jong2',
  },
  neushoorn: {
    lidwoord: 'de',
    meervoud: 'neushoorns',
    rust: 'staat',
    kleurbaar: true,
    vanaf: 'oud1',
  },
  struisvogel: {
    lidwoord: 'de',
    meervoud: 'struisvogels',
    rust: 'staat',
    kleurbaar: true,
    vanaf: 'oud1',
  },
} as const satisfies Record<string, Soort>
export type SoortNaam = keyof typeof SOORTEN

/** The colours, each with its form before a noun and the pattern that a painter adds for who cannot tell colours apart. */
export const KLEUREN = {
  rood: { verbogen: 'rode', patroon: 'stippen' },
  blauw: { verbogen: 'blauwe', patroon: 'strepen' },
  geel: { verbogen: 'gele', patroon: 'sterren' },
  groen: { verbogen: 'groene', patroon: 'ruiten' },
  paars: { verbogen: 'paarse', patroon: 'golven' },
} as const satisfies Record<string, { verbogen: string; patroon: string }>
export type Kleur = keyof typeof KLEUREN

/** Returns whether an animal can be painted in a colour. */
export function isKleurbaar(naam: SoortNaam, kleur: Kleur): boolean {
  const soort: Soort = SOORTEN[naam]
  return soort.kleurbaar && !soort.nooit?.includes(kleur)
}

/**
 * What an animal can wear. It wears one thing in a place, so that all of it is seen. `hoe` says how: 'met een muts op'. A place that
 * begins with one of the `woordjes` is not said right behind it: 'met de muts op de rots' begins as 'met de muts op'.
 */
export const DRACHT = {
  muts: { lidwoord: 'de', waar: 'kop', hoe: 'op', woordjes: ['op'], vanaf: 'jong1' },
  pet: { lidwoord: 'de', waar: 'kop', hoe: 'op', woordjes: ['op'], vanaf: 'jong1' },
  hoed: { lidwoord: 'de', waar: 'kop', hoe: 'op', woordjes: ['op'], vanaf: 'jong1' },
  bril: { lidwoord: 'de', waar: 'ogen', hoe: 'op', woordjes: ['op'], vanaf: 'jong1' },
  masker: { lidwoord: 'het', waar: 'ogen', hoe: 'op', woordjes: ['op', 'voor'], vanaf: 'jong2' },
  sjaal: { lidwoord: 'de', waar: 'hals', hoe: 'om', woordjes: ['om'], vanaf: 'jong1' },
  strik: { lidwoord: 'de', waar: 'hals', hoe: 'om', woordjes: ['om'], vanaf: 'jong2' },
} as const satisfies Record<
  string,
  {
    lidwoord: 'de' | 'het'
    waar: string
    hoe: string
    woordjes: readonly string[]
    vanaf: Soort['vanaf']
  }
>
export type DrachtNaam = keyof typeof DRACHT

/** What stands on the savanna. */
export type Baken = 'boom' | 'rots' | 'water' | 'struik' | 'tent'
/** What a young reader's savanna has, and an older one's. */
export const BAKENS = {
  jong: ['boom', 'rots', 'water'],
  oud: ['boom', 'rots', 'water', 'struik', 'tent'],
} as const satisfies Record<string, readonly Baken[]>

/**
 * Where an animal can be. No two of these are true of one place: 'bij het water' could be said of who stands in it, and who is
 * beside the tree may be under it as well. `rij` is its row of cells, 0 at the back; `anders` says the same in other words.
 */
export const PLEKKEN = {
  'onder de boom': { baken: 'boom', rij: 1, anders: 'in de schaduw van de boom' },
  'op de rots': { baken: 'rots', rij: 1, anders: 'boven op de rots' },
  'achter de rots': { baken: 'rots', rij: 0, anders: 'vlak achter de rots' },
  'voor de rots': { baken: 'rots', rij: 2, anders: 'vlak voor de rots' },
  'in het water': { baken: 'water', rij: 1, anders: 'midden in de poel' },
  'naast het water': { baken: 'water', rij: 2, anders: 'aan de rand van de poel' },
  'achter de struik': { baken: 'struik', rij: 0, anders: 'vlak achter de struik' },
  'voor de struik': { baken: 'struik', rij: 2, anders: 'vlak voor de struik' },
  'achter de tent': { baken: 'tent', rij: 0, anders: 'vlak achter de tent' },
  'voor de tent': { baken: 'tent', rij: 2, anders: 'vlak voor de tent' },
} as const satisfies Record<string, { baken: Baken; rij: number; anders: string }>
export type Plek = keyof typeof PLEKKEN

/**
 * What an animal can do beside just being there. `doende` stands before a noun, where that is said ('de etende aap' is not);
 * `metPlek` says whether a place can be said with it ('die op de rots springt' could come from elsewhere).
 */
export const DOEN = {
  slaapt: { doende: 'slapende', metPlek: true, anders: 'doet een dutje' },
  eet: { doende: null, metPlek: true, anders: 'smult van iets lekkers' },
  drinkt: { doende: 'drinkende', metPlek: false, anders: 'neemt een slok' },
  danst: { doende: 'dansende', metPlek: true, anders: 'maakt een dansje' },
  springt: { doende: 'springende', metPlek: false, anders: 'maakt een sprong' },
  zingt: { doende: 'zingende', metPlek: true, anders: 'zingt een liedje' },
} as const satisfies Record<string, { doende: string | null; metPlek: boolean; anders: string }>
export type Doet = keyof typeof DOEN
/** A pose; `rust` is standing, or for a snake lying. */
export type Houding = Doet | 'rust'

export type Maat = 'klein' | 'middel' | 'groot'

/** Returns the keys of a table with their type. */
export const namenVan = <K extends string>(tabel: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(tabel) as K[]
