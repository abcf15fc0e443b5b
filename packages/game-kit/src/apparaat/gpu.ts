/** Names of software renderers that pose as a GPU. Some browsers do not count them as a performance caveat. */
const SOFTWARE_GL = /swiftshader|llvmpipe|softpipe|software|basic render/i

function askGpu(): boolean {
  const proef = document.createElement('canvas')
  const gl = proef.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!gl) return false
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const naam = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return !SOFTWARE_GL.test(naam)
}

let antwoord: boolean | null = null

/**
 * Returns whether there is a real GPU. Software GL is many times slower than a 2D canvas. The device is asked only
 * once, because asking takes a moment.
 */
export function heeftGpu(): boolean {
  antwoord ??= askGpu()
  return antwoord
}
