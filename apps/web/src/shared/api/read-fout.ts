import { isFoutVanOns } from '@letterhaven/contracts/fout-van-ons'
import { ApiFout, offlineFout } from './api-fout.ts'

/** Waits of minutes are said; a shorter one is over before it is read. */
const LANG_WACHTEN = 120
const wachtZin = (seconden: number): string =>
  seconden > LANG_WACHTEN ? ` Dat kan weer over ${Math.ceil(seconden / 60)} minuten.` : ''

/** What came is no answer of ours: the page of a filter or a hotspot. */
const VREEMD =
  'Dat kwam niet goed aan. Moet je eerst bij de wifi inloggen? Probeer het daarna opnieuw.'

/** The error of an answer: its own `message` where it is our refusal; all else is no line. */
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
