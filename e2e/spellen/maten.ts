/** Returns what is wrong with the layout of the game that is shown. It runs in the browser, so it holds all it needs. */
export function listMisplaatst(): string[] {
  interface Vak {
    readonly top: number
    readonly bottom: number
    readonly left: number
    readonly right: number
  }
  interface Ding {
    readonly el: Element
    readonly naam: string
    readonly vak: Vak
    /** What cuts it off where nothing scrolls; null where it is whole. */
    readonly af: string | null
  }
  const fouten = new Set<string>()
  const spel = document.querySelector('.lhs-spel')
  if (!spel) return ['no game is shown']

  const naamVan = (el: Element): string => {
    const tekst = (el.getAttribute('aria-label') ?? el.textContent).trim().replaceAll(/\s+/g, ' ')
    return `${el.localName}.${[...el.classList].join('.')} '${tekst.slice(0, 24)}'`
  }
  const vakVan = (el: Element): Vak => {
    const { top, bottom, left, right } = el.getBoundingClientRect()
    return { top, bottom, left, right }
  }
  const rond = (el: Element): Element[] => {
    const om: Element[] = []
    for (let hier = el.parentElement; hier; hier = hier.parentElement) om.push(hier)
    return om
  }
  /** Whether it is only heard: it is clipped away, or smaller than a letter. */
  const isStil = (el: Element): boolean =>
    el.getBoundingClientRect().width < 4 ||
    [el, ...rond(el)].some((hier) => getComputedStyle(hier).clipPath === 'inset(50%)')
  const isZichtbaar = (el: Element): boolean =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isStil(el)
  /** The land of a safari is larger than what is seen of it, and its camera follows the frame; a taxi lies under the signs. */
  const isWereld = (el: Element): boolean =>
    el.closest('.fs-venster') !== null || getComputedStyle(el).zIndex === '-1'
  /** The sill on which a word is mended comes up over the street, and goes down again. */
  const isDaarboven = (a: Element, b: Element): boolean =>
    (a.closest('.gw-bouw') === null) !== (b.closest('.gw-bouw') === null)

  /** Returns what is left of a box within these elements, and what cuts it off. */
  const clip = (om: readonly Element[], heel: Vak): { vak: Vak; af: string | null } => {
    let { top, bottom, left, right } = heel
    let [af, rolt]: [string | null, boolean] = [null, false]
    for (const hier of om) {
      const { overflowX, overflowY } = getComputedStyle(hier)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      rolt ||= /auto|scroll/.test(overflowY) && hier.scrollHeight > hier.clientHeight + 1
      const rand = vakVan(hier)
      const buiten = [rand.top - top, bottom - rand.bottom, rand.left - left, right - rand.right]
      const px = Math.round(Math.max(...buiten))
      if (px > 3 && !rolt) af ??= `${px} px by ${naamVan(hier)}`
      top = Math.max(top, rand.top)
      bottom = Math.min(bottom, rand.bottom)
      left = Math.max(left, rand.left)
      right = Math.min(right, rand.right)
    }
    return { vak: { top, bottom, left, right }, af }
  }
  const raakt = (a: Vak, b: Vak): boolean =>
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3 &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
  const hangtSamen = (a: Element, b: Element): boolean =>
    a.contains(b) || b.contains(a) || isDaarboven(a, b)

  const knoppen = [...spel.querySelectorAll('button, a[href], input')]
    .filter(isZichtbaar)
    .map((el): Ding => ({ el, naam: naamVan(el), ...clip(rond(el), vakVan(el)) }))

  /** Says where a word is broken without a hyphen. */
  const readBreuken = (tekst: Text, em: number): void => {
    const deel = document.createRange()
    for (const { 0: woord, index } of tekst.data.matchAll(/\S+/g)) {
      let vorige: number | null = null
      for (const i of woord.split('').keys()) {
        deel.setStart(tekst, index + i)
        deel.setEnd(tekst, index + i + 1)
        const top = [...deel.getClientRects()].find(({ width }) => width > 0)?.top
        if (top === undefined) continue
        const isVerder = vorige !== null && top > vorige + em / 2
        if (isVerder && !/[\u00AD–-]/.test(woord[i - 1] ?? ''))
          fouten.add(`'${woord}' is broken after '${woord.slice(0, i)}'`)
        vorige = top
      }
    }
  }

  const woorden: (Ding & { readonly blok: Element })[] = []
  /** Takes the lines of a text as words, and says which stand out of their button. */
  const readTekst = (tekst: Text, el: Element): void => {
    const em = Number.parseFloat(getComputedStyle(el).fontSize)
    const blok = [el, ...rond(el)].find((om) => getComputedStyle(om).display !== 'inline') ?? el
    const knop = el.closest('button')
    const om = knop && vakVan(knop)
    const bereik = document.createRange()
    bereik.selectNodeContents(tekst)
    for (const { top, bottom, left, right } of bereik.getClientRects()) {
      // Letters are lower than their line.
      const midden = (top + bottom) / 2
      const heel = { top: midden - 0.36 * em, bottom: midden + 0.36 * em, left, right }
      woorden.push({ el, blok, naam: naamVan(el), ...clip([el, ...rond(el)], heel) })
      if (om && (left < om.left - 2 || right > om.right + 2 || heel.bottom > om.bottom + 4))
        fouten.add(`${naamVan(el)} stands out of its button`)
    }
    readBreuken(tekst, em)
  }
  const readTeksten = (): void => {
    const wandel = document.createTreeWalker(spel, NodeFilter.SHOW_TEXT)
    for (let hier = wandel.nextNode(); hier; hier = wandel.nextNode()) {
      const { parentElement: el } = hier
      if (el && hier instanceof Text && hier.data.trim() !== '' && isZichtbaar(el))
        readTekst(hier, el)
    }
  }

  const isBedekt = (een: Ding, ander: Ding): boolean =>
    raakt(een.vak, ander.vak) && !hangtSamen(een.el, ander.el) && !isWereld(ander.el)
  /** Says what is cut off, and what lies over what. */
  const compare = (): void => {
    for (const { naam, af, el } of [...knoppen, ...woorden])
      if (af !== null && !isWereld(el)) fouten.add(`${naam} is cut off: ${af}`)
    for (const [i, een] of knoppen.entries()) {
      const later = knoppen.slice(i + 1).filter(() => !isWereld(een.el))
      for (const ander of later.filter((ding) => isBedekt(een, ding)))
        fouten.add(`${een.naam} covers ${ander.naam}`)
    }
    for (const [i, een] of woorden.entries()) {
      const later = woorden.slice(i + 1).filter(({ blok }) => blok !== een.blok)
      for (const ander of [...later, ...knoppen].filter((ding) => isBedekt(een, ding)))
        fouten.add(`${een.naam} lies over ${ander.naam}`)
    }
  }

  /**
   * Returns how small a control may be, in px. A row of letter keys is as wide as the screen allows, and a letter of a written word
   * stands among the others, with a target round it. A word that lies in the lift is as large as the lift, and other buttons take it
   back as well. Anything else is as large as a child's finger.
   */
  const leastOf = (el: Element): number =>
    el.closest('.lhs-toetsen, .pb-letters, .pk-plank') ? 24 : 47.5
  /** Says why a control cannot be pressed, once it is scrolled to. */
  const press = ({ el, naam }: Ding): void => {
    const rollers = rond(el).map((om) => [om, om.scrollTop] as const)
    el.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { top, bottom, left, right } = vakVan(el)
    const geraakt = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const onder = geraakt ? naamVan(geraakt) : 'the edge of the window'
    if (!geraakt || !(el.contains(geraakt) || isDaarboven(el, geraakt)))
      fouten.add(`${naam} cannot be pressed: it lies under ${onder}`)
    const maat = Math.min(right - left, bottom - top)
    if (maat < leastOf(el)) fouten.add(`${naam} is too small to press: ${Math.round(maat)} px`)
    for (const [om, was] of rollers) om.scrollTop = was
  }
  const isAan = ({ el }: Ding): boolean =>
    el.getAttribute('aria-disabled') !== 'true' && !el.closest('.fs-venster')

  readTeksten()
  compare()
  knoppen.filter(isAan).forEach(press)
  return [...fouten]
}
