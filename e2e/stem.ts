import type { Page } from 'playwright-core'

/** Returns what a page let hear, in order; what a voice said begins with 'stem '. */
export const gehoord = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { gehoord: string[] }).gehoord)

/**
 * Makes a device with a Dutch voice that ends each sentence at once, and writes down what it said. Once the page sets `hangt`, it no
 * longer starts. This runs in the page, so it uses nothing from outside.
 */
export function praat(): void {
  const gehoord: string[] = []
  const waar = Object.assign(globalThis, { gehoord, hangt: false })
  const stem = { lang: 'nl-NL', localService: true, name: 'Vlot', voiceURI: 'vlot', default: true }
  Object.defineProperty(globalThis, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      getVoices: () => [stem],
      speak: (uiting: EventTarget & { text: string }) => {
        gehoord.push(`stem ${uiting.text}`)
        if (waar.hangt) return
        for (const soort of ['start', 'end']) uiting.dispatchEvent(new Event(soort))
      },
      cancel: () => undefined,
    }),
  })
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
    value: class extends EventTarget {
      text: string
      constructor(tekst: string) {
        super()
        this.text = tekst
      }
    },
  })
}
