import * as z from 'zod/mini'

/** The Dutch field messages of the specification (section 5) and the additional ones, in one place. */
const VERPLICHT = 'Dit veld is verplicht'
const ONGELDIG = 'Dit is niet goed ingevuld'

/** An error that zod found in a value. */
export type Issue = z.core.$ZodRawIssue

const isLeeg = (issue: Issue): boolean =>
  issue.input === undefined || issue.input === null || issue.input === ''

function teKort(issue: Issue & { code: 'too_small' }): string {
  if (issue.origin === 'string')
    return isLeeg(issue) ? VERPLICHT : `Gebruik minstens ${issue.minimum} tekens`
  if (issue.origin === 'array') return 'Kies er minstens één'
  return `Gebruik een getal vanaf ${issue.minimum}`
}

function teLang(issue: Issue & { code: 'too_big' }): string {
  if (issue.origin === 'string') return `Gebruik hoogstens ${issue.maximum} tekens`
  if (issue.origin === 'array') return `Stuur hoogstens ${issue.maximum} waarden tegelijk`
  return `Gebruik een getal tot en met ${issue.maximum}`
}

function vorm(format: string): string {
  if (format === 'email') return 'Voer een geldig e-mailadres in'
  if (format === 'uuid') return 'Dit klopt niet'
  if (format === 'datetime' || format === 'date') return 'Dit is geen geldige datum'
  return ONGELDIG
}

function soort(issue: Issue & { code: 'invalid_type' }): string {
  if (isLeeg(issue)) return VERPLICHT
  if (issue.expected === 'int') return 'Gebruik een heel getal'
  if (issue.expected === 'number') return 'Gebruik alleen cijfers'
  return ONGELDIG
}

/** Returns the sentence for one zod issue. Server and client use the same one, where a form can have it. */
export function veldmelding(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return soort(issue)
    case 'too_small':
      return teKort(issue)
    case 'too_big':
      return teLang(issue)
    case 'invalid_format':
      return isLeeg(issue) ? VERPLICHT : vorm(issue.format)
    case 'invalid_value':
    case 'invalid_union':
      return 'Kies iets uit de lijst'
    default:
      return ONGELDIG
  }
}

/**
 * Makes zod report errors in Dutch and never compile code, because the Content-Security-Policy forbids eval. Call it
 * once at start. A process that reads what anybody may send passes its own `say`, which says more than forms need.
 */
export function configureValidation(say: (issue: Issue) => string = veldmelding): void {
  z.config({ customError: say, jitless: true })
}
