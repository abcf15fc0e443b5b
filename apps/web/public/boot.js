/* Sets the chosen theme before the first paint; light when nothing was chosen. */
;(function () {
  let keuze = null
  try {
    keuze = localStorage.getItem('theme')
  } catch {
    // Storage may be closed to us: the default theme it is.
  }
  if (keuze !== 'system')
    document.documentElement.dataset.theme = keuze === 'dark' ? 'dark' : 'light'
})()
