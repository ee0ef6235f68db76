/** The colors of the product's two themes, for mails: mail clients do not support custom properties. */
export const mailColors = {
  light: {
    canvas: '#f6f5f2',
    surface: '#ffffff',
    text: '#1b1a17',
    muted: '#666259',
    line: '#e4e1da',
    accent: '#2b45c9',
    onAccent: '#ffffff',
    link: '#2b45c9',
  },
  dark: {
    canvas: '#121211',
    surface: '#1b1b19',
    text: '#f3f1ec',
    muted: '#a39e93',
    line: '#32312d',
    accent: '#4d66e6',
    onAccent: '#ffffff',
    link: '#a5b4ff',
  },
} as const

const { dark } = mailColors

/** Inline styles use the light theme; these classes override them when the mail client is dark. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-canvas { background-color: ${dark.canvas} !important; }
  .mail-card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .mail-text { color: ${dark.text} !important; }
  .mail-muted { color: ${dark.muted} !important; }
  .mail-link { color: ${dark.link} !important; }
  .mail-line { border-color: ${dark.line} !important; }
  .mail-button { background-color: ${dark.accent} !important; }
}
@media (max-width: 480px) {
  .mail-card { padding: 24px 20px !important; }
  .mail-button { display: block !important; text-align: center !important; }
}
`
