import { ConfigProvider } from 'antd'
import { useInsertionEffect, useMemo } from 'react'
import { createTheme } from './create-theme.ts'
import { type ThemeMode, themeColors, themeVariables } from './tokens.ts'
import './global.css'

/**
 * Gives antd its theme and sets the tokens on the document as `--mq-…` properties. The host renders it once, around everything.
 */
export function ThemeProvider({ mode, children }: { mode: ThemeMode; children: React.ReactNode }) {
  const theme = useMemo(() => createTheme(mode), [mode])
  // Before any layout effect: a field that takes the focus makes the browser lay the page out, which moves once the tokens are set later.
  useInsertionEffect(() => applyTheme(document.documentElement, mode), [mode])
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>
}

function applyTheme(root: HTMLElement, mode: ThemeMode): void {
  for (const [name, value] of Object.entries(themeVariables(mode))) {
    root.style.setProperty(name, value)
  }
  root.style.colorScheme = mode
  root.dataset.theme = mode
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[mode].canvas)
}
