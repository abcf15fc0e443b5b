/* Before the first paint: the chosen theme (light when nothing was chosen), and what this page will need. */
;(function () {
  let keuze = null
  try {
    keuze = localStorage.getItem('theme')
  } catch {
    // Storage may be closed to us: the default theme it is.
  }
  if (keuze !== 'system')
    document.documentElement.dataset.theme = keuze === 'dark' ? 'dark' : 'light'

  // The build writes this table (apps/web/vooruit-plugin.ts): a pattern of the address, and files.
  const tabel = JSON.parse(document.getElementById('vooruit')?.textContent ?? '[]')
  const [, files = []] = tabel.find(([pad]) => new RegExp(pad).test(location.pathname)) ?? []
  for (const file of files) {
    const link = document.createElement('link')
    link.href = `/${file}`
    const soort = { js: 'script', css: 'style', svg: 'image', woff2: 'font' }[file.split('.').pop()]
    if (soort === 'script') link.rel = 'modulepreload'
    else Object.assign(link, { rel: 'preload', as: soort })
    // As the build's own links ask for them: a fetch in another mode would not be used.
    if (soort !== 'image') link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
})()
