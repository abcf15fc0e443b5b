/** Software that poses as a GPU; some browsers do not count it as a performance caveat. */
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

/** A real GPU, or software: software GL is many times slower than a canvas. Asked once: it takes a moment. */
export function heeftGpu(): boolean {
  antwoord ??= askGpu()
  return antwoord
}
