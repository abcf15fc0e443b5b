import { isFoutVanOns } from '@letterhaven/contracts/fout-van-ons'
import { ApiFout, offlineFout } from './api-fout.ts'

/** Waits longer than this many seconds are mentioned; a shorter one is over before it has been read. */
const LANG_WACHTEN = 120
const wachtZin = (seconden: number): string =>
  seconden > LANG_WACHTEN ? ` Dat kan weer over ${Math.ceil(seconden / 60)} minuten.` : ''

/** What came is not one of our answers but, for example, the page of a filter or a hotspot. */
const VREEMD =
  'Dat kwam niet goed aan. Moet je eerst bij de wifi inloggen? Probeer het daarna opnieuw.'

/** Returns the error of an answer: with its own `message` when it is our refusal; anything else counts as offline. */
export async function readFout(antwoord: Response): Promise<ApiFout> {
  const body: unknown = antwoord.ok ? null : await antwoord.json().catch(() => null)
  if (!isFoutVanOns(antwoord.status, body)) return offlineFout(VREEMD)
  const { code, message, velden, id } = body
  const wacht = Number(antwoord.headers.get('retry-after') ?? Number.NaN)
  return new ApiFout({
    code,
    message: message + wachtZin(wacht),
    status: antwoord.status,
    velden,
    id,
    body,
    overSeconden: Number.isFinite(wacht) ? wacht : undefined,
  })
}
