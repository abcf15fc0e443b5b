import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/** Where Chrome or Chromium is when it has been installed. */
const SYSTEM_BROWSERS = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags to run as root, and within a small /dev/shm. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--mute-audio']
const ZONDER_GPU = ['--disable-gpu']
/** Flags for WebGL in software, in the process that would otherwise talk to a GPU. */
const MET_GPU = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** Returns the browser that was chosen or installed; null where there is none. */
function systemBrowser(): string | null {
  const chosen = process.env['CHROME_PATH']
  if (chosen !== undefined && chosen !== '') return chosen
  return SYSTEM_BROWSERS.find((file) => existsSync(file)) ?? null
}

/** Returns the Chromium from npm, which unpacks itself with its own libraries at first use. */
async function packagedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Geen Chrome of Chromium gevonden. Installeer er een, of zet CHROME_PATH.')
  }
  // The package reads this at import: without it, it leaves its libraries packed, and they would have to come from apt.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

interface BrowserOptions extends LaunchOptions {
  /** Makes WebGL work, though slowly; without it the processor draws everything. */
  readonly gpu?: boolean
}

/** Returns where the browser is: CHROME_PATH, else an installed one, else the packaged one, which it unpacks the first time. */
export const findBrowser = async (): Promise<string> => systemBrowser() ?? (await packagedBrowser())

/** Launches a headless Chromium. */
export async function launchBrowser({
  gpu = false,
  ...options
}: BrowserOptions = {}): Promise<Browser> {
  const executablePath = await findBrowser()
  const args = [...ARGS, ...(gpu ? MET_GPU : ZONDER_GPU), ...(options.args ?? [])]
  return chromium.launch({ headless: true, ...options, executablePath, args })
}
