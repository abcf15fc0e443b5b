import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import type { Spelboek } from '@letterhaven/contracts/spelboek'
import { TRAPPEN, type Trap } from '@letterhaven/contracts/trap'
import { LEEG_BOEK } from '@letterhaven/domain/spelboek'
import type { Exercise, Soort, Wens } from '@letterhaven/game-kit/regels/contract'
import {
  LETTERS,
  SCHAKELAARS,
  STANDAARD_INSTELLINGEN,
  type Instellingen,
} from '@letterhaven/game-kit/keuzen/instellingen'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Poorten } from '@letterhaven/game-kit/regels/poorten'
import { shuffleKetens } from '@letterhaven/game-kit/regels/keten'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import { makeVoorspel } from '@letterhaven/game-kit/proef/voorspel'
import type { Voorspel } from '@letterhaven/game-kit/regels/voorspel'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { FIXTURES, type Fixture } from '@letterhaven/game-kit/proef/fixtures'
import { opdrachtVan } from '@letterhaven/games/opdracht'

/** How far a taak is, in moves of the bot. */
export const POSES = { begin: 0, midden: 9, laat: 24, eind: 3000 } as const
type Pose = keyof typeof POSES

/** The settings with which a game is viewed: all of them are in the address, so that a picture can be made again. */
export interface Proef {
  readonly spel: SpelId
  readonly soort: Soort
  readonly groep: number
  readonly woorden: Fixture
  /** The one soort of opgave that is asked, where a game plays several in a kind; null for all. */
  readonly van: string | null
  readonly pose: Pose
  /** How many answers the bot gives at least. */
  readonly antwoorden: number
  /** The number of opgaven in the taak. */
  readonly aantal: number
  readonly skill: number
  readonly zaad: number
  readonly trap: Trap
  /** What the game remembers; null to begin at the stage of the address at once. */
  readonly boek: Spelboek | null
  readonly bevroren: boolean
  readonly instellingen: Instellingen
}

/** The words with which a game is viewed where the usual ones have too few that it can ask. */
const VOORRAAD: Partial<Record<SpelId, Fixture>> = { postbezorger: 'paren' }

const een = <T extends string>(keuzen: readonly T[], waarde: string | null, anders: T): T =>
  keuzen.find((keuze) => keuze === waarde) ?? anders

const sleutels = <T extends object>(tabel: T): (keyof T & string)[] =>
  Object.keys(tabel) as (keyof T & string)[]

/** Returns whose instruction was seen: of all kinds and stages, of the first ('nieuw'), or of none when the address asks for it. */
function gezienVan(uitleg: string | null, spel: SpelId): readonly string[] {
  if (uitleg === 'nieuw') return [spel]
  if (uitleg !== null) return []
  const { kinds: gevraagd, content } = MANIFESTS[spel]
  const kinds = [...gevraagd, ...(content?.includes('teken') ? ['tekens'] : [])]
  const delen = [2, 3].flatMap((trap) => [`${trap}`, ...kinds.map((kind) => `${kind}:${trap}`)])
  return [spel, ...[...delen, ...kinds].map((deel) => `${spel}:${deel}`)]
}

/** Reads how the game is played from the address. */
const readInstellingen = (vraag: URLSearchParams, spel: SpelId): Instellingen => ({
  ...STANDAARD_INSTELLINGEN,
  uitlegGezien: gezienVan(vraag.get('uitleg'), spel),
  letter: een(LETTERS, vraag.get('letter'), 'gewoon'),
  held: een(DIEREN, vraag.get('held'), 'vos'),
  schakelaar: een(SCHAKELAARS, vraag.get('schakelaar'), 'uit'),
  tempo: Number(vraag.get('tempo') ?? STANDAARD_INSTELLINGEN.tempo),
  rustig: vraag.has('rustig'),
  geluid: !vraag.has('stom'),
  land: vraag.get('land') === 'be' ? 'be' : 'nl',
})

/** Reads what the game remembers: how often it was played, and the record. */
function readBoek(vraag: URLSearchParams): Spelboek | null {
  if (!vraag.has('gespeeld')) return null
  const record = vraag.get('record')
  return {
    ...LEEG_BOEK,
    gespeeld: Number(vraag.get('gespeeld')),
    record: record === null ? null : Number(record),
    geheim: vraag.has('geheim'),
  }
}

/** Reads the settings from the address; null when it names no finished game. */
export function readProef(vraag: URLSearchParams): Proef | null {
  const spel = SPEL_IDS.find((id) => id === vraag.get('spel'))
  if (!spel || MANIFESTS[spel].status !== 'klaar') return null
  const [eerste = 'lezen', ...meer] = MANIFESTS[spel].kinds
  return {
    spel,
    soort: een([eerste, ...meer], vraag.get('soort'), eerste),
    groep: Number(vraag.get('groep') ?? 5),
    woorden: een(sleutels(FIXTURES), vraag.get('woorden'), VOORRAAD[spel] ?? 'gewoon'),
    van: vraag.get('van'),
    pose: een(sleutels(POSES), vraag.get('pose'), 'begin'),
    antwoorden: Number(vraag.get('na') ?? 0),
    aantal: Number(vraag.get('aantal') ?? 10),
    skill: Number(vraag.get('skill') ?? 0.8),
    zaad: Number(vraag.get('zaad') ?? 1),
    trap: TRAPPEN.find((trap) => `${trap}` === vraag.get('trap')) ?? 1,
    boek: readBoek(vraag),
    bevroren: vraag.has('stil'),
    instellingen: readInstellingen(vraag, spel),
  }
}

/** Returns the taak of a proef in its game. */
export function oefeningVan(
  { spel, soort, van, groep, aantal, zaad, instellingen, ...rest }: Proef,
  module: Pick<GameModule, 'manifest' | 'zinnen'>,
): Exercise {
  const over = van === 'teken' ? 'tekens' : soort
  return {
    id: `proef-${spel}`,
    kind: soort,
    over,
    groep,
    land: instellingen.land,
    instruction: opdrachtVan(module, over),
    aantal,
    seed: zaad,
    ...(rest.boek ? {} : { trap: rest.trap }),
    options: { calm: instellingen.rustig, clock: false },
  }
}

/** How many other words are asked before one comes again: the stock holds each of its few words many times. */
const TUSSEN = 4

/** Returns what may not come twice in a row: a word, or for anything else its own address. */
const kernVan = (opgave: Opgave): string =>
  opgave.soort === 'woord' ? opgave.word : String(opgave.id)

/** Returns as what an opgave comes only where it is wished for; null for what comes of itself. */
function apartVan(opgave: Opgave): Wens | null {
  if (opgave.soort !== 'woord') return null
  if (opgave.isLetter) return 'letter'
  return opgave.isNep ? 'nep' : null
}

/** Returns poorten that give these opgaven in a fixed order instead of the engine's; answers go nowhere. */
export function poortenVan(opgaven: readonly Opgave[], { zaad }: Pick<Proef, 'zaad'>): Poorten {
  const voorraad = shuffleKetens(opgaven, stroom(zaad))
  const gevraagd: string[] = []
  return {
    engine: {
      volgende: (wens) => {
        const eerder = gevraagd.slice(-TUSSEN)
        const findFris = (apart: Wens | null): number =>
          voorraad.findIndex(
            (opgave) => apartVan(opgave) === apart && !eerder.includes(kernVan(opgave)),
          )
        const gewenst = findFris(wens === undefined || wens === 'rij' ? null : wens)
        const fris = gewenst < 0 ? findFris(null) : gewenst
        const [item] = voorraad.splice(Math.max(0, fris), 1)
        if (!item) return null
        gevraagd.push(kernVan(item))
        return { item, reden: { soort: 'peiling', categorie: 'proef', aantal: 0 } }
      },
      process: () => undefined,
    },
    antwoord: { save: () => undefined },
  }
}

/** Returns the moves before the picture, and whether its clock stands still. */
export function voorspelVan({ pose, antwoorden, skill, zaad, bevroren }: Proef): Voorspel {
  const zetten = makeVoorspel({ zetten: POSES[pose], antwoorden, skill, zaad })
  return { ...zetten, ...(bevroren ? { bevriesNa: 5000 } : {}) }
}
