import { syllables, type Weergave } from './lettergrepen.ts'
import { kernVan, scheidDeel } from './werkwoord-regels.ts'
import type { Werkwoord } from './werkwoord.ts'

/** Prefixes that stay a part by themselves, whatever letters follow. */
const VAST = /^(?:be|ge|ver|ont|her|er)/

/** What stands before a part of a stem that the letters alone join to it (`waar-schuwt`, `up-loa-den`). */
const VOORAAN = /^(?:waar(?=schuw)|[uü]p(?=load))/

/** A stem that is said in other parts than its letters have: cue is one. */
const BARBECUE = /^(?<begin>bar)(?<midden>be)(?<cue>cue[dt]?)(?<eind>de|den|ën)?$/
const deelStam = (stam: string, weergave: Weergave): readonly string[] => {
  const { begin, midden, cue, eind } = BARBECUE.exec(stam)?.groups ?? {}
  if (begin === undefined) return syllables(stam, weergave).parts
  return [begin, midden, cue, eind].filter((deel) => deel !== undefined)
}

/** Takes a part off the front of a form; '' where it does not begin so. */
const partAt = (vorm: string, deel: string): string => (vorm.startsWith(deel) ? deel : '')

/**
 * Returns the parts of a form of a verb. What stands before its stem is a part by itself, which the letters do not tell
 * (`be-schrijft`, `ver-telt`, `ont-houdt`).
 */
export function vormdelen(werkwoord: Werkwoord, vorm: string, weergave: Weergave): string[] {
  const los = partAt(vorm, scheidDeel(werkwoord))
  const naLos = vorm.slice(los.length)
  const ge = kernVan(werkwoord).startsWith('ge') ? '' : partAt(naLos, 'ge')
  const naGe = naLos.slice(ge.length)
  const vast = werkwoord.voorvoegsel === 'vast' ? (VAST.exec(naGe)?.[0] ?? '') : ''
  const stam = naGe.slice(vast.length)
  const voor = VOORAAN.exec(stam)?.[0] ?? ''
  return [los, ge, vast, voor, stam.slice(voor.length)].flatMap((deel) =>
    deel === '' ? [] : deelStam(deel, weergave),
  )
}
