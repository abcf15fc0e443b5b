import { type Issue, veldmelding } from '@letterhaven/contracts/veldmelding'

/** Of unknown fields so many are named, and so much of each. */
const GENOEMD = 5
const LANGSTE_NAAM = 40

/** Names that somebody else chose: enough of them to know which, however many came. */
function onbekend(keys: readonly string[]): string {
  const namen = keys.slice(0, GENOEMD).map((key) => key.slice(0, LANGSTE_NAAM))
  return `Onbekend veld: ${namen.join(', ')}${keys.length > GENOEMD ? ' …' : ''}`
}

/** The sentence for what is wrong with a call: that of forms, and of fields that no form of ours has. */
export const fieldMessage = (issue: Issue): string =>
  issue.code === 'unrecognized_keys' ? onbekend(issue.keys) : veldmelding(issue)
