import { CONTRACT, CONTRACT_KOP } from '@letterhaven/contracts/contract'
import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { Landkaart, Somvenster } from '@letterhaven/contracts/landkaart'
import { type SpelId, spelSegment } from '@letterhaven/contracts/spel-id'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { nieuwAntwoord } from '@letterhaven/testkit/nieuw-antwoord'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { moet } from './moet.ts'

const DAG_MS = 86_400_000

/** Calls the API as one person; throws on anything but success. */
export type Vraag = <T>(pad: string, body?: unknown) => Promise<T>

/** Signs in at the API of `url` and returns the function to call it with. */
export async function signInAtApi(url: string, account: DemoAccount): Promise<Vraag> {
  const { gebruikersnaam, wachtwoord } = account
  const vraag = async <T>(pad: string, body?: unknown, token?: string): Promise<T> => {
    const antwoord = await fetch(url + pad, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        [CONTRACT_KOP]: String(CONTRACT),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!antwoord.ok) throw new Error(`${pad}: ${antwoord.status} ${await antwoord.text()}`)
    return (await antwoord.json()) as T
  }
  const { token } = await vraag<{ token: string }>('/api/auth', { gebruikersnaam, wachtwoord })
  return (pad, body) => vraag(pad, body, token)
}

/** Loads the complete taak that the map's big button leads to. */
export async function loadTaak(vraag: Vraag, leerlingId: string): Promise<TaakPakket> {
  const kaart = await vraag<Landkaart>(`/api/leerlingen/${leerlingId}/landkaart`)
  const { taakId } = moet(kaart.verder, 'verder')
  return vraag<TaakPakket>(`/api/leerlingen/${leerlingId}/taken/${taakId}`)
}

/** Loads a taak of words: the one that the map's big button leads to, or the first other one where that is about sentences. */
export async function loadTaakMetWoorden(vraag: Vraag, leerlingId: string): Promise<TaakPakket> {
  const eerste = await loadTaak(vraag, leerlingId)
  if (eerste.woorden.length > 0) return eerste
  const leerling = `/api/leerlingen/${leerlingId}`
  const { eilanden } = await vraag<Landkaart>(`${leerling}/landkaart`)
  for (const { id } of eilanden.flatMap(({ somvensters }) => somvensters)) {
    const { taken } = await vraag<Somvenster>(`${leerling}/somvensters/${id}`)
    for (const taak of taken) {
      const pakket = await vraag<TaakPakket>(`${leerling}/taken/${taak.id}`)
      if (pakket.woorden.length > 0) return pakket
    }
  }
  throw new Error('nothing on this map is about words')
}

/** Where a pupil plays a taak in a game. */
export interface SpelPlek {
  readonly taakId: string
  readonly pad: string
}

/** Finds the first taak on a pupil's map that can be played in this game. */
export async function searchSpel(
  vraag: Vraag,
  leerlingId: string,
  spel: SpelId,
): Promise<SpelPlek> {
  const leerling = `/leerlingen/${leerlingId}`
  const { eilanden } = await vraag<Landkaart>(`/api${leerling}/landkaart`)
  for (const { id } of eilanden.flatMap(({ somvensters }) => somvensters)) {
    const { taken } = await vraag<Somvenster>(`/api${leerling}/somvensters/${id}`)
    const taak = taken.find(({ spellen }) => spellen.includes(spel))
    if (taak)
      return {
        taakId: taak.id,
        pad: `/leerling/${leerlingId}/somvensters/${id}/taken/${taak.id}/spellen/${spelSegment(spel)}`,
      }
  }
  throw new Error(`nothing on this map is played in ${spel}`)
}

/** Makes the n-th answer of a taak; every third one is a misspelling that a game shows. */
export function antwoordBij({ taak, woorden }: TaakPakket, n: number): AntwoordIn {
  const woord = moet(woorden[n % woorden.length], 'woord')
  const fout = n % 3 === 2 ? woord.afleiders[0]?.vorm : undefined
  return nieuwAntwoord({ taakId: taak.id, woord, ...(fout ? { gegeven: fout } : {}) })
}

/** Answers a taak until at most `over` opgaven are left, so that a short game ends like a long one. */
export async function oefenTot(
  vraag: Vraag,
  leerlingId: string,
  { taakId, over }: { readonly taakId: string; readonly over: number },
): Promise<void> {
  const pakket = await vraag<TaakPakket>(`/api/leerlingen/${leerlingId}/taken/${taakId}`)
  const length = pakket.taak.aantal - pakket.taak.gedaan - over
  if (length <= 0) return
  const antwoorden = Array.from({ length }, (_, n) => antwoordBij(pakket, n))
  await vraag(`/api/leerlingen/${leerlingId}/antwoorden`, { antwoorden })
}

/** Makes days of practice for one pupil, oldest first, so that every chart has something to show. */
export async function practise(url: string, account: DemoAccount, dagen = 6): Promise<void> {
  const vraag = await signInAtApi(url, account)
  const pakket = await loadTaakMetWoorden(vraag, account.userId)
  for (let dag = dagen; dag > 0; dag -= 1) {
    const gegevenOp = new Date(Date.now() - dag * DAG_MS).toISOString()
    const antwoorden = Array.from({ length: 8 }, (_, i) => ({
      ...antwoordBij(pakket, dag * 8 + i),
      gegevenOp,
    }))
    await vraag(`/api/leerlingen/${account.userId}/antwoorden`, { antwoorden })
  }
}
