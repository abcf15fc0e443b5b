import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    /** Put there by the test: translates what is on the page and whatever comes later. */
    vertaal?: () => void
  }
}

/**
 * Translates as browsers do: it takes every text out of the page, except where `translate="no"` or the class `notranslate`
 * prevents it, and puts its own elements in its place. It keeps doing so with whatever comes later.
 */
function setVertaler(meteen: boolean): void {
  const DICHT = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'FONT']
  const mag = (node: Node): boolean => {
    for (let el = node.parentElement; el; el = el.parentElement) {
      const keus = el.getAttribute('translate')
      if (DICHT.includes(el.nodeName) || el.classList.contains('notranslate') || keus === 'no')
        return false
      if (keus !== null) return true
    }
    return true
  }
  const translateAll = (): void => {
    const loper = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const gevonden: Node[] = []
    while (loper.nextNode()) gevonden.push(loper.currentNode)
    for (const node of gevonden) {
      const tekst = node.nodeValue ?? ''
      if (!/\p{L}/u.test(tekst) || !mag(node)) continue
      const vak = document.createElement('font')
      vak.textContent = tekst.replaceAll(/\p{L}/gu, 'ж')
      node.parentNode?.replaceChild(vak, node)
    }
  }
  const begin = (): void => {
    translateAll()
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  }
  window.vertaal = begin
  if (meteen) addEventListener('DOMContentLoaded', begin)
}

/** Translates every page of this visit, from its beginning or from the call of `window.vertaal()`. */
export async function metVertaler(context: BrowserContext, meteen = true): Promise<void> {
  await context.addInitScript(setVertaler, meteen)
}

/** Returns what the translator wrote within the elements of a selector. */
export const vertaaldIn = (page: Page, selector: string): Promise<string[]> =>
  page.locator(`:is(${selector}) font`).allTextContents()

/**
 * Returns the texts in which a translator would change one of these names, and the words of an exercise that it would change. A
 * name counts only between characters that are neither letters nor digits.
 */
export const vertaalbaar = (page: Page, namen: readonly string[]): Promise<string[]> =>
  page.evaluate((gezocht) => {
    const eigen = gezocht.map((naam) => naam.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    const patroon = new RegExp(`(?<![\\p{L}\\d])(?:${eigen.join('|')})(?![\\p{L}\\d])`, 'u')
    const loper = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const gevonden: string[] = []
    while (loper.nextNode()) {
      const { currentNode } = loper
      const tekst = currentNode.nodeValue ?? ''
      const houder = currentNode.parentElement
      if (!patroon.test(tekst) || houder?.closest('[translate="no"], script, style')) continue
      gevonden.push(`${houder?.localName}.${houder?.className}: ${tekst.trim().slice(0, 120)}`)
    }
    const woorden = [...document.querySelectorAll<HTMLElement>('main [lang="nl"]')]
      .filter((el) => !el.closest('[translate="no"]'))
      .map((el) => `word: ${el.textContent}`)
    return [...gevonden, ...woorden]
  }, namen)

/** Returns the text fields on the page that a browser or keyboard may correct. */
export const onbeschermd = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TEKST = new Set(['text', 'search', 'email', 'tel', 'url', 'password', 'textarea'])
    const velden = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const fouten = velden
      .filter((veld) => TEKST.has(veld.type))
      .flatMap((veld) => {
        const is = (naam: string): string => veld.getAttribute(naam) ?? ''
        const mis = [
          ...(is('autocorrect') === 'off' ? [] : ['autocorrect']),
          ...(/^(?:none|words|characters)$/.test(is('autocapitalize')) ? [] : ['autocapitalize']),
          ...(is('spellcheck') === 'false' ? [] : ['spellcheck']),
          ...(is('writingsuggestions') === 'false' ? [] : ['writingsuggestions']),
          ...(is('autocomplete') === '' ? ['autocomplete'] : []),
        ]
        const wie = veld.labels?.[0]?.textContent ?? is('aria-label')
        return mis.length > 0 ? [`${wie}: ${mis.join(' ')}`] : []
      })
    const vrij = [...document.querySelectorAll('[contenteditable]')].map((el) => el.outerHTML)
    return [...fouten, ...vrij]
  })
