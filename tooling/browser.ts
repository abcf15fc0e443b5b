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

/** Works as root, draws without a GPU, and stays inside a small /dev/shm. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--mute-audio']

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

/** A headless Chromium: CHROME_PATH, else an installed one, else the packaged one. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = systemBrowser() ?? (await packagedBrowser())
  const args = [...ARGS, ...(options.args ?? [])]
  return chromium.launch({ headless: true, ...options, executablePath, args })
}
