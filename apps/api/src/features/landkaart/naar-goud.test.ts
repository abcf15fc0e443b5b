import { createEngine, type Staat } from '@letterhaven/adaptief'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Eiland, Landkaart, Somvenster } from '@letterhaven/contracts/landkaart'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { itemVanWoord } from '@letterhaven/game-kit/opgave/item'
import { makeKetenlezer } from '@letterhaven/game-kit/opgave/keten'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { replay, REGELS } from '@letterhaven/games/naspelen'
import { opgavenIn } from '@letterhaven/games/opgaven-in'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { nieuwAntwoord, uuidv7 } from '@letterhaven/testkit/nieuw-antwoord'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { toeval } from '../../seed/historie/toeval.ts'

const MS_PER_DAG = 86_400_000
const EERSTE_DAG = Date.parse('2026-09-07T09:00:00Z')
/** A school term: nobody needs longer for the first window. */
const MEESTE_DAGEN = 70
/** How often a child that can do it does it right. */
const KAN = 0.94

let nu = new Date(EERSTE_DAG)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())

/** A child at its own device, which plays what the map gives it. */
interface Kind {
  readonly leerling: BuiltUser<LeerlingId>
  readonly jaargroep: number
  readonly land: 'nl' | 'be'
  readonly rnd: () => number
}

const read = async <T>({ leerling: { id, token } }: Kind, pad: string): Promise<T> => {
  const { status, body } = await server.call(`/api/leerlingen/${id}/${pad}`, { token })
  if (status !== 200) throw new Error(`${pad}: ${status}`)
  return body as T
}

/** Plays one taak by the rules of a game, as a device would with nothing but its pakket; returns the answers. */
function play(kind: Kind, pakket: TaakPakket): AntwoordIn[] {
  const { taak, catalogus, staat, woorden, opgaven = [] } = pakket
  const kan = taak.spellen.filter((id) => !MANIFESTS[id].samen?.includes(taak.soort))
  const spel = kan[Math.floor(kind.rnd() * kan.length)]
  if (!spel) return []
  const stof = opgavenIn(MANIFESTS[spel], [...woorden.map(itemVanWoord), ...opgaven])
  const perId = new Map(stof.map((opgave) => [opgave.id, opgave]))
  const engine = createEngine({
    ...catalogus,
    woorden: catalogus.woorden.filter(({ id }) => perId.has(id)),
  })
  const begin = engine.parse(Buffer.from(staat.bytes, 'base64'))
  if (!begin.ok) throw new Error('the state of the pakket is none')
  const nuStaat: Staat = begin.staat
  const keten = makeKetenlezer(stof)
  const gehad: string[] = []
  let klok = nu.getTime()
  const antwoorden: AntwoordIn[] = []
  replay(
    {
      id: taak.id,
      spel,
      soort: taak.soort,
      groep: kind.jaargroep,
      land: kind.land,
      aantal: taak.aantal,
      stopNa: taak.aantal,
      seed: Math.floor(kind.rnd() * 2 ** 31),
    },
    {
      volgende() {
        const keuze = keten.volgende(() =>
          engine.next(nuStaat, {
            t: klok / MS_PER_DAG,
            guess: REGELS[spel]?.gok ?? 0,
            newBlock: false,
            alleen: [...new Set(catalogus.woorden.map(({ categorie }) => categorie))],
            behalve: gehad.slice(-12),
          }),
        )
        const item = keuze && perId.get(keuze.itemId)
        if (!keuze || !item) return null
        gehad.push(item.id)
        return { item, reden: keuze.reden }
      },
      antwoord({ woordId, gegeven, ms, poging, vraag, hoe, flitsMs, reden }) {
        antwoorden.push({
          ...nieuwAntwoord({ taakId: taak.id }),
          woordId,
          gegeven,
          ms,
          poging,
          reden,
          ...(vraag === undefined ? {} : { vraag }),
          ...(hoe === undefined ? {} : { hoe }),
          ...(flitsMs === undefined ? {} : { flitsMs }),
          id: uuidv7(new Date(klok)),
          spel,
          gegevenOp: new Date(klok).toISOString(),
        })
      },
    },
    {
      vindtGoed: (woordId, vorm) => (vorm === woordId) === kind.rnd() < KAN,
      schrijft: (_, goed, poging) =>
        poging > 1 || kind.rnd() < KAN ? goed : goed.split('/').toReversed().join('/'),
      kijktijd: () => 2500,
      rnd: kind.rnd,
      verstrijk: (ms) => void (klok += ms),
    },
  )
  nu = new Date(klok + 2000)
  return antwoorden
}

/** Plays the taak of a window that was played least. */
async function playIn(kind: Kind, somvensterId: string): Promise<void> {
  const { taken } = await read<Somvenster>(kind, `somvensters/${somvensterId}`)
  const speelbaar = taken.filter(({ spellen, soort }) =>
    spellen.some((spel) => !MANIFESTS[spel].samen?.includes(soort)),
  )
  const [taak] = speelbaar.toSorted((een, ander) => een.gedaan - ander.gedaan)
  // No window is open that cannot be practised alone.
  expect(taak).toBeDefined()
  const antwoorden = play(kind, await read<TaakPakket>(kind, `taken/${taak?.id}`))
  const { status } = await server.call(`/api/leerlingen/${kind.leerling.id}/antwoorden`, {
    method: 'POST',
    token: kind.leerling.token,
    body: { antwoorden },
  })
  expect(status).toBe(200)
}

/** One day: a taak of what is open on the island, and one of what has light already. Returns the windows of the island. */
async function practise(kind: Kind, eiland: Eiland) {
  const kaart = await read<Landkaart>(kind, 'landkaart')
  const vensters = kaart.eilanden.find((een) => een.eiland === eiland)?.somvensters ?? []
  const nieuw = vensters.find(({ open }) => open)?.id ?? kaart.verder?.somvensterId
  const licht = vensters.find(({ stand }) => stand === 'aan')?.id
  for (const somvensterId of [nieuw, licht])
    if (somvensterId !== undefined) await playIn(kind, somvensterId)
  return vensters
}

describe('a pupil who practises every day', () => {
  it.each([
    [3, 'nl', 'lezen'],
    [5, 'nl', 'werkwoorden'],
    [8, 'nl', 'zinnen'],
    [5, 'be', 'zinnen'],
  ] as const)(
    'in groep %i (%s) comes from the first day to a gold window of %s within a term',
    async (jaargroep, land, eiland) => {
      nu = new Date(EERSTE_DAG)
      const adminId = await server.build.admin(land === 'be' ? { land } : {})
      const leerling = await server.build.leerling(adminId, { jaargroep })
      const kind: Kind = { leerling, jaargroep, land, rnd: toeval(`goud/${jaargroep}/${land}`) }
      const standen: string[] = []
      for (let dag = 0; dag < MEESTE_DAGEN && standen.at(-1) !== 'goud'; dag += 1) {
        nu = new Date(EERSTE_DAG + dag * MS_PER_DAG)
        const vensters = await practise(kind, eiland)
        const beste = ['goud', 'aan', 'half', 'donker'].find((stand) =>
          vensters.some((venster) => venster.stand === stand),
        )
        standen.push(beste ?? 'mist')
      }
      expect(standen.at(-1)).toBe('goud')
      // Decoy: it was not gold at once, and light came before gold.
      expect(standen.indexOf('goud')).toBeGreaterThan(13)
      expect(standen).toContain('aan')
    },
    120_000,
  )
})
