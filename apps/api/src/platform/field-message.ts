import { type Issue, veldmelding } from '@letterhaven/contracts/veldmelding'

/** How many unknown fields are named, and how many characters of each. */
const GENOEMD = 5
const LANGSTE_NAAM = 40

/** Names unknown fields: enough of them to recognise them, however many came. */
function onbekend(keys: readonly string[]): string {
  const namen = keys.slice(0, GENOEMD).map((key) => key.slice(0, LANGSTE_NAAM))
  return `Onbekend veld: ${namen.join(', ')}${keys.length > GENOEMD ? ' …' : ''}`
}

/** Returns the sentence for a fault in a call: the one that forms use, or one for unknown fields, which no form has. */
export const fieldMessage = (issue: Issue): string =>
  issue.code === 'unrecognized_keys' ? onbekend(issue.keys) : veldmelding(issue)
