import 'pixi.js/unsafe-eval'
import { Container, Graphics, Sprite, Texture, WebGLRenderer } from 'pixi.js'
import type { Beeld, Knoop, Laag, Tekening, Textuur, Verf, Vorm } from './beeldlijst.ts'
import { getal } from './kleur.ts'
import { ACHTERGROND } from './tekenaar.ts'
import type { DoekMaat, Tekenaar } from './tekenaar.ts'

interface Spiegel {
  readonly knoop: Knoop
  readonly ding: Container
  versie: number
}

function pad(graphics: Graphics, vorm: Vorm): void {
  switch (vorm.soort) {
    case 'lijn':
      graphics.moveTo(...vorm.van).lineTo(...vorm.naar)
      break
    case 'boog':
      graphics.moveTo(...vorm.van).quadraticCurveTo(...vorm.via, ...vorm.naar)
      break
    case 'cirkel':
      graphics.circle(...vorm.midden, vorm.r)
      break
    case 'doos':
      graphics.roundRect(...vorm.kader, vorm.rond)
  }
}

function drawVorm(graphics: Graphics, vorm: Vorm, { vul, lijn, dikte = 1 }: Verf): void {
  pad(graphics, vorm)
  if (vul !== undefined) graphics.fill(getal(vul))
  if (lijn !== undefined)
    graphics.stroke({ width: dikte, color: getal(lijn), cap: 'round', join: 'round' })
}

function schetsOver(graphics: Graphics, { delen }: Tekening): void {
  graphics.clear()
  for (const [vorm, verf] of delen) drawVorm(graphics, vorm, verf)
}

/** Keeps the GPU textures of the plates. A plate is sent again when it was painted again. */
function makeTexturen() {
  const bekend = new Map<Textuur, { texture: Texture; versie: number }>()
  return (textuur: Textuur): Texture => {
    const oud = bekend.get(textuur)
    if (oud && oud.versie === textuur.versie) return oud.texture
    const { canvas, schaal } = textuur.plaat
    const texture = oud?.texture ?? Texture.from(canvas)
    texture.source.resolution = schaal
    texture.source.update()
    texture.update()
    bekend.set(textuur, { texture, versie: textuur.versie })
    return texture
  }
}

/**
 * Draws with the GPU, by PixiJS: a mirror of the display list, updated before every frame. It uses no filters, sprite
 * masks, text (words are DOM) or loaded assets, and therefore no workers and no blob addresses.
 */
export async function makePixiTekenaar({ w, h, schaal }: DoekMaat): Promise<Tekenaar> {
  const renderer = new WebGLRenderer()
  await renderer.init({
    width: w,
    height: h,
    resolution: schaal,
    antialias: true,
    backgroundColor: ACHTERGROND,
    skipExtensionImports: true,
  })
  const top = new Container()
  const spiegels = new Map<Knoop, Spiegel>()
  const textureVan = makeTexturen()

  function make(knoop: Knoop): Spiegel {
    const leeg = { laag: Container, beeld: Sprite, tekening: Graphics }
    const spiegel = { knoop, ding: new leeg[knoop.soort](), versie: -1 }
    spiegels.set(knoop, spiegel)
    return spiegel
  }

  function updateBeeld(sprite: Container, beeld: Beeld): void {
    if (!(sprite instanceof Sprite)) return
    sprite.texture = textureVan(beeld.textuur)
    sprite.anchor.set(...beeld.anker)
  }

  function update(knoop: Knoop): Container {
    const spiegel = spiegels.get(knoop) ?? make(knoop)
    const { ding } = spiegel
    ding.visible = knoop.visible && knoop.alpha > 0
    if (!ding.visible) return ding
    ding.position.set(knoop.x, knoop.y)
    ding.scale.set(knoop.scale.x, knoop.scale.y)
    ding.rotation = knoop.rotation
    ding.alpha = Math.min(1, knoop.alpha)
    if (knoop.soort === 'laag') fillLaag(ding, knoop)
    if (knoop.soort === 'beeld') updateBeeld(ding, knoop)
    if (knoop.soort === 'tekening' && ding instanceof Graphics && spiegel.versie !== knoop.versie) {
      spiegel.versie = knoop.versie
      schetsOver(ding, knoop)
    }
    return ding
  }

  function fillLaag(container: Container, { kinderen }: Laag): void {
    for (const [i, kind] of kinderen.entries()) {
      const ding = update(kind)
      if (container.children[i] !== ding) container.addChildAt(ding, i)
    }
    for (const over of container.children.slice(kinderen.length)) over.destroy({ children: true })
  }

  function cleanUp(): void {
    for (const { knoop, ding } of spiegels.values()) if (ding.destroyed) spiegels.delete(knoop)
  }

  return {
    doek: renderer.canvas,
    teken: (wortel) => {
      update(wortel)
      const ding = spiegels.get(wortel)?.ding
      if (ding && ding.parent !== top) top.addChild(ding)
      cleanUp()
      renderer.render({ container: top })
    },
    close: () => {
      top.destroy({ children: true, texture: true, textureSource: true })
      renderer.destroy({ removeView: true })
    },
  }
}
