/** Where the focus was: the element, and above it each parent up to the layer, with the position in it. */
interface Plek {
  readonly element: HTMLElement
  readonly boven: readonly { readonly ouder: Element; readonly plaats: number }[]
}

const KAN_FOCUS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
/** Lets anything that is about to take the focus by itself go first. */
const WACHT_MS = 100

const isBruikbaar = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

function takePlek(element: HTMLElement, laag: Element): Plek {
  const boven: Plek['boven'][number][] = []
  let kind: Element = element
  while (kind !== laag && kind.parentElement) {
    const ouder = kind.parentElement
    boven.push({ ouder, plaats: [...ouder.children].indexOf(kind) })
    kind = ouder
  }
  return { element, boven }
}

const kanFocus = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(KAN_FOCUS) && isBruikbaar(element)

/** Returns the first element in this part that can take the focus. */
const eersteIn = (deel: Element): HTMLElement | undefined =>
  [deel, ...deel.querySelectorAll(KAN_FOCUS)].find(kanFocus)

/** Returns the same button in the neighbouring row, reached by the same steps down; `onder` runs from the bottom up. */
function zelfdeIn(rij: Element, onder: Plek['boven']): HTMLElement | undefined {
  let deel: Element | undefined = rij
  for (const { plaats } of onder.toReversed()) deel = deel?.children[plaats]
  return kanFocus(deel) ? deel : undefined
}

/** Makes a heading focusable, for when nothing else in this part is. */
function kopIn(deel: Element): HTMLElement | undefined {
  const kop = deel.querySelector<HTMLElement>('h1, h2, h3')
  if (kop) kop.tabIndex = -1
  return kop ?? undefined
}

/**
 * Returns the nearest element to where the focus was: in what took its place, otherwise around it. Undefined when the whole
 * page changed.
 */
function searchNearby(plek: Plek, laag: Element): HTMLElement | undefined {
  for (const [hoogte, { ouder, plaats }] of plek.boven.entries()) {
    if (!isBruikbaar(ouder)) continue
    if (ouder === laag && !laag.matches('dialog')) return undefined
    const buur = ouder.children[Math.min(plaats, ouder.children.length - 1)]
    const doel =
      (buur && (zelfdeIn(buur, plek.boven.slice(0, hoogte)) ?? eersteIn(buur))) ??
      eersteIn(ouder) ??
      kopIn(ouder)
    if (doel) return doel
  }
  return undefined
}

const isOpen = (laag: Element): boolean =>
  laag.isConnected && !(laag instanceof HTMLDialogElement && !laag.open)

/**
 * Keeps the focus near where it was when the focused element goes: a row that is removed, a button that is disabled, a dialog
 * whose opener is gone. Without this a keyboard user would be back at the top of the page. For a mouse user the browser's own
 * behaviour stays, and a key that is held down does nothing to the next row. Returns a function that ends it.
 */
export function holdFocus(kader: HTMLElement): () => void {
  /** For each layer, the page or a dialog on top of it, where the focus was last; the latest layer comes last. */
  const plekken = new Map<Element, Plek>()
  const stop = new AbortController()
  let wekker: ReturnType<typeof setTimeout> | undefined
  let isToetsNeer = false

  /** Must not read anything that forces a layout, because it is called at every change of the page. */
  const isWeg = ({ activeElement } = document): boolean =>
    activeElement === null || activeElement === document.body || activeElement.matches(':disabled')

  function herstel(): void {
    if (!isWeg() || isToetsNeer) return
    for (const [laag, plek] of [...plekken].toReversed()) {
      if (!isOpen(laag)) continue
      const doel = isBruikbaar(plek.element) ? plek.element : searchNearby(plek, laag)
      if (doel) return doel.focus()
    }
  }

  function setPlek(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return
    if (target === kader || !target.matches(':focus-visible')) return plekken.clear()
    const laag = target.closest('dialog') ?? kader
    for (const oud of plekken.keys()) if (oud === laag || !oud.isConnected) plekken.delete(oud)
    plekken.set(laag, takePlek(target, laag))
  }
  const onFocus = ({ target }: FocusEvent): void => setPlek(target)
  /** A user who points with a mouse or a finger is no longer where the keys were. */
  const onDruk = (): void => plekken.clear()
  const onToets = ({ type }: KeyboardEvent): void => {
    isToetsNeer = type === 'keydown'
    if (!isToetsNeer && plekken.size > 0 && isWeg()) wekker = setTimeout(herstel, WACHT_MS)
  }

  // This comes later than the page: whoever was quicker has a place already.
  if (kader.contains(document.activeElement)) setPlek(document.activeElement)
  kader.addEventListener('focusin', onFocus, stop)
  for (const soort of ['keydown', 'keyup'] as const)
    document.addEventListener(soort, onToets, { signal: stop.signal, capture: true })
  document.addEventListener('pointerdown', onDruk, stop)
  const wachter = new MutationObserver(() => {
    if (plekken.size === 0 || !isWeg()) return
    clearTimeout(wekker)
    wekker = setTimeout(herstel, WACHT_MS)
  })
  wachter.observe(kader, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    stop.abort()
    wachter.disconnect()
    clearTimeout(wekker)
  }
}
