import { CONTRACT, CONTRACT_KOP } from '@letterhaven/contracts/contract'
import { isVanOns } from '@letterhaven/contracts/van-ons'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { applyThema, parseThema, THEMA_SLEUTEL } from '@letterhaven/ui/stijl/thema'
import { klok } from '../shared/klok/klok.ts'
import type {} from '../shared/session/herstel-link.ts'
import { SLEUTEL } from '../shared/session/sleutel.ts'
import type { VroegeVraag, VroegeVragen } from '../shared/api/vroeg.ts'

/** What the server says of this page: the pattern of its address and the calls that it starts with. */
export interface Begin {
  readonly pad: string
  readonly roept: readonly string[]
  /** The faces of its first words. */
  readonly letters: readonly string[]
  /** Whether there is a sketch of the page, and for whom. */
  readonly schets?: SchetsVoor
  /** The app, where it waits until the page stands. */
  readonly app?: LateApp
}

/** A script, the scripts it will ask for, and the sheets whose rules are in the page already. */
interface LateApp {
  readonly script: string
  readonly vooruit: readonly string[]
  readonly stijlen: readonly string[]
}

/** Whose page it is a sketch of. */
export type SchetsVoor = 'ingelogd' | 'uitgelogd'

const VERS_MS = 20_000

/** Before the first paint: the chosen theme, light when nothing was chosen. */
function setThema(): void {
  applyThema(document.documentElement, parseThema(winkels.local.getItem(THEMA_SLEUTEL)))
}

const readBegin = (): Begin | null =>
  JSON.parse(document.getElementById('begin')?.textContent ?? 'null') as Begin | null

/**
 * The faces follow the largest script instead of sharing the line with it: nothing can be drawn before
 * that one, and until they are here a face of the same measures stands in.
 */
function fetchLetters(): void {
  const { letters = [] } = readBegin() ?? {}
  const retrieve = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement && /\/react-/.test(target.href))) return
    document.removeEventListener('load', retrieve, true)
    for (const href of letters) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href })
      document.head.append(link)
    }
  }
  document.addEventListener('load', retrieve, true)
}

/** Where the session of this device is kept. */
const sessieWinkel = () =>
  winkels.local.getItem(SLEUTEL.usingSSO) === 'true' ? winkels.session : winkels.local

/** Who is signed in, as far as this device knows. */
function readWie(): { readonly token: string; readonly userId: string } | null {
  const opslag = sessieWinkel()
  const token = opslag.getItem(SLEUTEL.accessToken)
  const user = JSON.parse(opslag.getItem(SLEUTEL.user) ?? '{}') as { _id?: string; exp?: number }
  return token && (user.exp ?? 0) * 1000 >= klok.opZijnVroegst()
    ? { token, userId: String(user._id) }
    : null
}

/** Asks at once what this page will ask when its scripts are here; they take the answers over. */
function askEarly(): void {
  const { pad = '^$', roept = [] } = readBegin() ?? {}
  const params = new RegExp(pad).exec(location.pathname)?.groups
  const wie = readWie()
  // Who looks along says so with each call, which is the app's to do.
  if (!wie || !params || sessieWinkel().getItem(SLEUTEL.kijkMee) !== null) return
  const vragen: VroegeVragen = new Map()
  for (const sjabloon of roept) {
    const url = sjabloon.replace(/\{(\w+)\}/g, (_, naam: string) =>
      String(naam === 'userId' ? wie.userId : params[naam]),
    )
    const authorization = `Bearer ${wie.token}`
    const antwoord = fetch(url, {
      headers: { accept: 'application/json', [CONTRACT_KOP]: String(CONTRACT), authorization },
      redirect: 'error',
    })
    const vraag: VroegeVraag = { authorization, antwoord, tot: performance.now() + VERS_MS }
    vragen.set(url, vraag)
    antwoord
      .then(async (gekomen) => {
        if (isVanOns(gekomen, 'application/json')) vraag.inhoud = await gekomen.clone().json()
      })
      // Who takes it over hears of the failure; here it is nobody's.
      .catch(() => undefined)
  }
  globalThis.vroegeVragen = vragen
}

/** Is this the page as most come to it: without a card, a question, or what this device remembers? */
const isGewoon = (): boolean =>
  location.search + location.hash === '' && winkels.local.getItem('lh-klascode') === null

/** A page with a sketch of itself shows it, until the app draws, where the app will draw the same. */
function showSchets(): void {
  const schets = readBegin()?.schets
  const { dataset } = document.documentElement
  if (document.querySelector('meta[name="schoolaccounts"][content="1"]'))
    dataset['schoolaccounts'] = ''
  if (schets === (readWie() ? 'ingelogd' : 'uitgelogd') && (schets === 'ingelogd' || isGewoon()))
    dataset['schets'] = ''
}

function addLink(eigen: Readonly<Record<string, unknown>>): void {
  document.head.append(Object.assign(document.createElement('link'), eigen))
}

function fetchApp({ script, vooruit, stijlen }: LateApp): void {
  const crossOrigin = 'anonymous'
  // Named and disabled: the app finds its sheets there, and nobody fetches them.
  for (const href of stijlen) addLink({ rel: 'stylesheet', disabled: true, href })
  for (const href of vooruit) addLink({ rel: 'modulepreload', crossOrigin, href })
  // Not by an element: the policy of the page takes no text for the address of a script.
  // What cannot be had leaves the sketch standing, as an element of a script would.
  import(/* @vite-ignore */ script).catch(() => undefined)
}

/** The app comes after the first paint of the sketch; where there is none to see, at once. */
function fetchLateApp(): void {
  const { app } = readBegin() ?? {}
  if (!app) return
  const isGezien = 'schets' in document.documentElement.dataset && !document.hidden
  const begin = (): void => {
    if (isGezien) requestAnimationFrame(() => setTimeout(fetchApp, 0, app))
    else fetchApp(app)
  }
  // The app draws in the body: it must be there.
  document.addEventListener('DOMContentLoaded', begin)
}

/** A secret in the address would stay in the history of a shared computer: the page keeps it, the address does not. */
function hideHerstelLink(): void {
  const gevonden = /^(\/app\/auth\/wachtwoordherstellen)\/([^/]+)\/([^/]+)\/?$/.exec(
    location.pathname,
  )
  const [, pad = '', userId = '', herstelToken = ''] = gevonden ?? []
  if (!herstelToken || herstelToken === '-') return
  globalThis.herstelLink = { userId, herstelToken }
  history.replaceState(null, '', `${pad}/-/-`)
}

for (const perform of [hideHerstelLink, setThema, askEarly, showSchets, fetchLetters, fetchLateApp])
  try {
    perform()
  } catch {
    // A store with something else in it: the page starts as if nothing was kept.
  }
