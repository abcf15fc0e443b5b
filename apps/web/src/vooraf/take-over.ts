import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { applyThema, parseThema, THEMA_SLEUTEL } from '@letterhaven/ui/stijl/thema'

/** Which files the app itself starts with; the build writes them into the page. */
interface AppBestanden {
  readonly script: string
  readonly stijlen: readonly string[]
  /** What the page's own parts are in, fetched beside the script. */
  readonly vooruit: readonly string[]
}

/** What asks for the app: a link within the product, or anything that only the app can answer. */
const VRAAGT = 'a[href^="/"],button:not([data-thema])'

const readBestanden = (): AppBestanden =>
  JSON.parse(document.getElementById('app-bestanden')?.textContent ?? '') as AppBestanden

function addLink(rel: string, href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: 'anonymous' })
  document.head.append(link)
}

let app: Promise<unknown> | null = null
let isKlaar = false

/** Fetches the app once; it takes over the page as it stands. */
function fetchApp(): Promise<unknown> {
  if (app) return app
  const { script, stijlen, vooruit } = readBestanden()
  for (const href of stijlen) addLink('stylesheet', href)
  for (const href of vooruit) addLink('modulepreload', href)
  app = import(/* @vite-ignore */ script).then(
    () => {
      isKlaar = true
    },
    (fout: unknown) => {
      app = null
      throw fout
    },
  )
  return app
}

const gevraagd = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(VRAAGT) : null

/** A click that the app would take: the main button, nothing held, in this tab. */
const isGewoon = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The click is kept until the app is here, and then given again; without the app a link still leads on. */
function saveKlik(klik: MouseEvent): void {
  const doel = gevraagd(klik)
  if (isKlaar || !doel || !isGewoon(klik)) return
  klik.preventDefault()
  klik.stopImmediatePropagation()
  fetchApp().then(
    () => doel.click(),
    () => {
      if (doel instanceof HTMLAnchorElement) location.assign(doel.href)
    },
  )
}

/** The buttons say which theme is on: the page was written before anybody had chosen. */
function showThema(thema: string): void {
  for (const knop of document.querySelectorAll<HTMLElement>('[data-thema]'))
    knop.setAttribute('aria-pressed', String(knop.dataset['thema'] === thema))
}

/** A theme is chosen as the app would do it (packages/ui/src/stijl/use-thema.ts), without fetching the app. */
function chooseThema({ target }: Event): void {
  if (isKlaar || !(target instanceof Element)) return
  const thema = target.closest<HTMLElement>('[data-thema]')?.dataset['thema']
  if (!thema) return
  winkels.local.setItem(THEMA_SLEUTEL, thema)
  applyThema(document.documentElement, parseThema(thema))
  showThema(thema)
}
showThema(parseThema(winkels.local.getItem(THEMA_SLEUTEL)))
document.addEventListener('click', chooseThema)

for (const soort of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(
    soort,
    (gebeurtenis) => {
      // A failed fetch is tried again at the click, which has a way out.
      if (gevraagd(gebeurtenis)) fetchApp().catch(() => undefined)
    },
    { passive: true },
  )
document.addEventListener('click', saveKlik, true)

/** Somebody who is signed in sees the way to their own page without asking for it. */
const isAangemeld = [winkels.local, winkels.session].some(
  (opslag) => opslag.getItem('user') !== null,
)
if (isAangemeld)
  addEventListener('load', () => {
    fetchApp().catch(() => undefined)
  })
