import type { Engine } from '@letterhaven/adaptief'
import type { AntwoordId } from '@letterhaven/contracts/ids'
import { foldWithIjkpunten } from '../../kern/vouwen.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { teltMee } from '@letterhaven/domain/telt-mee'
import type { VerzameldPunt } from '../../kern/ijking/verzamelaar.service.ts'
import type { BewaarAntwoord, BewaarStaat } from './antwoorden.queries.ts'
import type { Speler } from './staat-cache.ts'

/** A request on its way into a batch. */
export interface Inzending {
  readonly speler: Speler
  readonly antwoorden: readonly BewaarAntwoord[]
}

/** What is sent for one pupil: its distinct answers in order, and the state they lead to. */
export interface SpelerBatch {
  readonly speler: Speler
  readonly antwoorden: readonly BewaarAntwoord[]
  readonly staat: BewaarStaat
  /** What its first tries tell about their words, to collect once the database has accepted the state. */
  readonly punten: readonly VerzameldPunt[]
  /** The folded state, to remember once the database has accepted it. */
  readonly na: Speler
}

/** Two answers with one id are the same when the device sent the same content for both. */
export function zelfdeInhoud(a: BewaarAntwoord, b: BewaarAntwoord): boolean {
  const velden = [
    'taakId',
    'spel',
    'woordId',
    'gegeven',
    'ms',
    'poging',
    'apparaat',
    'volgnummer',
    'vraag',
    'hoe',
    'flitsMs',
  ] as const
  return velden.every((veld) => a.in[veld] === b.in[veld])
}

/** Returns the first answer of each id; later ones with the same id are repeats or conflicts. */
function eersten(antwoorden: readonly BewaarAntwoord[]): BewaarAntwoord[] {
  const perId = new Map<AntwoordId, BewaarAntwoord>()
  for (const antwoord of antwoorden)
    if (!perId.has(antwoord.in.id)) perId.set(antwoord.in.id, antwoord)
  return [...perId.values()]
}

/** Compares answers in the order in which they count, the same as that of the table: moment, the device's counter, id. */
const opTijd = (a: BewaarAntwoord, b: BewaarAntwoord): number =>
  a.gegevenOp.getTime() - b.gegevenOp.getTime() ||
  a.in.volgnummer - b.in.volgnummer ||
  (a.in.id < b.in.id ? -1 : 1)

/** Returns a Buffer over the same bytes: `pg` sends Buffers as binary. */
const alsBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Folds everything that one pupil sent in this batch into its state. */
export function makeSpelerBatch(engine: Engine, inzendingen: readonly Inzending[]): SpelerBatch {
  const [eerste] = inzendingen
  if (!eerste) throw new Error('a batch of nothing')
  const { speler } = eerste
  const antwoorden = eersten(inzendingen.flatMap((i) => i.antwoorden)).toSorted(opTijd)
  const [begin, eind] = [antwoorden[0], antwoorden.at(-1)]
  if (!begin || !eind) throw new Error('a batch without answers')

  const { staat, punten } = foldWithIjkpunten(
    engine,
    speler.staat,
    antwoorden.map((a) => ({
      poging: a.in.poging,
      woord_id: a.in.woordId,
      correct: a.correct,
      gok: a.gok,
      ms: a.in.ms,
      reden: a.in.reden,
      gegeven_op: a.gegevenOp,
      thuis: a.thuis,
      telt: teltMee(a.in),
    })),
  )
  const vorigeDag = speler.laatstOp && dagVan(speler.laatstOp)
  const dag = dagVan(begin.gegevenOp)
  return {
    speler,
    antwoorden,
    punten: punten.map((punt) => ({ ...punt, dag, land: speler.account.land })),
    na: { ...speler, versie: speler.versie + 1, staat, laatstOp: eind.gegevenOp },
    staat: {
      leerlingId: speler.leerlingId,
      versie: speler.versie,
      aantal: antwoorden.length,
      staat: alsBuffer(engine.serialize(staat)),
      eersteOp: begin.gegevenOp,
      laatstOp: eind.gegevenOp,
      // The job folds a batch that spans midnight, so that the state of each day is kept. It also folds a batch that begins at
      // the very moment of the last answer, where the counter decides which came first.
      opVolgorde:
        (speler.laatstOp === null || begin.gegevenOp > speler.laatstOp) &&
        dag === dagVan(eind.gegevenOp),
      nieuweDag: dag === vorigeDag ? null : dag,
    },
  }
}
