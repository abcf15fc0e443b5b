import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/** Where a Chrome or Chromium stands when somebody installed one. */
const SYSTEM_BROWSERS = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Works as root, and stays inside a small /dev/shm. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--mute-audio']
const ZONDER_GPU = ['--disable-gpu']
/** WebGL as the browser's own software does it, in the process where a GPU would be spoken to. */
const MET_GPU = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** The browser somebody chose or installed; null where there is none. */
function systemBrowser(): string | null {
  const chosen = process.env['CHROME_PATH']
  if (chosen !== undefined && chosen !== '') return chosen
  return SYSTEM_BROWSERS.find((file) => existsSync(file)) ?? null
}

/** The Chromium that npm brought; it unpacks itself with its own libraries at first use. */
async function packagedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Geen Chrome of Chromium gevonden. Installeer er een, of zet CHROME_PATH.')
  }
  // Read at import: without it the package leaves its libraries packed, and apt would be needed.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

interface BrowserOptions extends LaunchOptions {
  /** WebGL works, slowly; without it everything is drawn by the processor. */
  readonly gpu?: boolean
}

/** A headless Chromium: CHROME_PATH, else an installed one, else the packaged one. */
export async function launchBrowser({
  gpu = false,
  ...options
}: BrowserOptions = {}): Promise<Browser> {
  const executablePath = systemBrowser() ?? (await packagedBrowser())
  const args = [...ARGS, ...(gpu ? MET_GPU : ZONDER_GPU), ...(options.args ?? [])]
  return chromium.launch({ headless: true, ...options, executablePath, args })
}
