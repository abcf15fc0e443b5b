import type { AntwoordIn } from '@letterhaven/contracts/antwoord'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { nieuwAntwoord } from '@letterhaven/testkit/nieuw-antwoord'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { moet } from './omgeving.ts'

const DAG_MS = 86_400_000

/** Asks the API as one person: throws on anything but a success. */
export type Vraag = <T>(pad: string, body?: unknown) => Promise<T>

/** Signs in at the API of `url` and gives the way to ask it things. */
export async function meldAanBijApi(url: string, account: DemoAccount): Promise<Vraag> {
  const { gebruikersnaam, wachtwoord } = account
  const vraag = async <T>(pad: string, body?: unknown, token?: string): Promise<T> => {
    const antwoord = await fetch(url + pad, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
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

/** The taak that the map's big button leads to, whole. */
export async function laadTaak(vraag: Vraag, leerlingId: string): Promise<TaakPakket> {
  const kaart = await vraag<Landkaart>(`/api/leerlingen/${leerlingId}/landkaart`)
  const { taakId } = moet(kaart.verder, 'verder')
  return vraag<TaakPakket>(`/api/leerlingen/${leerlingId}/taken/${taakId}`)
}

/** The n-th answer of a taak; every third one is a misspelling that a game shows. */
export function antwoordBij({ taak, woorden }: TaakPakket, n: number): AntwoordIn {
  const woord = moet(woorden[n % woorden.length], 'woord')
  const fout = n % 3 === 2 ? woord.afleiders[0]?.vorm : undefined
  return nieuwAntwoord({ taakId: taak.id, woord, ...(fout ? { gegeven: fout } : {}) })
}

/** Answers the taak that the big button leads to until so many opgaven are left: a short game that ends as a long one. */
export async function oefenTot(url: string, account: DemoAccount, over: number): Promise<void> {
  const vraag = await meldAanBijApi(url, account)
  const pakket = await laadTaak(vraag, account.userId)
  const antwoorden = Array.from(
    { length: pakket.taak.aantal - pakket.taak.gedaan - over },
    (_, n) => antwoordBij(pakket, n),
  )
  await vraag(`/api/leerlingen/${account.userId}/antwoorden`, { antwoorden })
}

/** Days of practice of one pupil, oldest first, so that every chart has something to show. */
export async function oefen(url: string, account: DemoAccount, dagen = 6): Promise<void> {
  const vraag = await meldAanBijApi(url, account)
  const pakket = await laadTaak(vraag, account.userId)
  for (let dag = dagen; dag > 0; dag -= 1) {
    const gegevenOp = new Date(Date.now() - dag * DAG_MS).toISOString()
    const antwoorden = Array.from({ length: 8 }, (_, i) => ({
      ...antwoordBij(pakket, dag * 8 + i),
      gegevenOp,
    }))
    await vraag(`/api/leerlingen/${account.userId}/antwoorden`, { antwoorden })
  }
}
