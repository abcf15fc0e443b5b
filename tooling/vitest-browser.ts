import { findBrowser } from '../rig/browser.ts'

/** Unpacks the browser before the first journey: two workers that unpack it at once start a file that is still written. */
export async function setup(): Promise<void> {
  await findBrowser()
}
