/** The layout that both looks share. Colors are the variables of a surface; sizes and shapes are those of the look. */
export const baseStyles = `
*, *::before, *::after { box-sizing: border-box; }
html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; font-family: var(--fp-body-font); font-size: 1.0625rem; line-height: 1.6; overflow-wrap: anywhere; font-synthesis: none; -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend { margin: 0; padding: 0; border: 0; }
h1, h2, h3 { font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); text-wrap: balance; }
.fp-sub { font-size: 1.1875rem; line-height: 1.3; }
[role="list"] { list-style: none; }
img, video { display: block; max-width: 100%; height: auto; }
a { color: var(--fp-link); text-underline-offset: 0.18em; }
strong { font-weight: 700; }
:focus-visible { outline: 3px solid var(--fp-ink); outline-offset: 3px; }
.fp-hidden, .fp-skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.fp-skip:focus { position: absolute; z-index: 2; inset-block-start: 0.5rem; inset-inline-start: 0.5rem; padding: 0.5rem 1rem; background: #ffffff; color: #101114; }
.fp-trap { position: absolute; inset-inline-start: -100vw; }
.fp-section { position: relative; display: flow-root; padding-block: var(--fp-space); background: var(--fp-paper); color: var(--fp-ink); }
.fp-on-page + .fp-on-page, .fp-on-tinted + .fp-on-tinted, .fp-on-dark + .fp-on-dark, .fp-on-accent + .fp-on-accent { padding-block-start: 0; }
.fp-inner { width: min(100% - 2.5rem, 70rem); margin-inline: auto; }
.fp-column .fp-inner, .fp-hero-article .fp-inner, .fp-kind-advertorial :is(.fp-offer:not(.fp-with-image), .fp-reviews-list, .fp-button-band, .fp-quote, .fp-single-image, .fp-before-after, .fp-fit, .fp-guarantee) .fp-inner { max-width: 44rem; }
.fp-stack > * + * { margin-block-start: 1.25rem; }
.fp-heading { margin-block-end: clamp(1.75rem, 4vw, 3rem); }
.fp-heading > * + * { margin-block-start: 0.9rem; }
.fp-title { font-size: var(--fp-title-size); line-height: 1.14; letter-spacing: var(--fp-tracking); max-width: 22em; }
.fp-inner > .fp-title { margin-block-end: clamp(1.75rem, 4vw, 3rem); }
.fp-display { font-size: var(--fp-display-size); line-height: var(--fp-display-leading); letter-spacing: var(--fp-tracking); max-width: 16em; }
.fp-display-long { font-size: calc(var(--fp-display-size) * 0.72); line-height: 1.12; max-width: 22em; }
.fp-display-small { font-size: calc(var(--fp-display-size) * 0.78); line-height: 1.1; }
.fp-lead { font-size: clamp(1.125rem, 1rem + 0.5vw, 1.3125rem); line-height: 1.5; max-width: 36em; text-wrap: balance; }
.fp-note { font-size: 0.9375rem; line-height: 1.5; color: var(--fp-muted); }
.fp-text { text-wrap: pretty; }
.fp-text > * + * { margin-block-start: 1.1em; }
.fp-text > .fp-sub { margin-block-start: 1.9em; font-size: 1.375rem; }
.fp-text > .fp-sub + * { margin-block-start: 0.45em; }
.fp-text > .fp-sub:first-child { margin-block-start: 0; }
.fp-text li { position: relative; padding-inline-start: 1.5em; }
.fp-text li + li { margin-block-start: 0.6em; }
.fp-text li::before { content: ""; position: absolute; inset-inline-start: 0.2em; inset-block-start: 0.62em; width: 0.45em; height: 0.45em; background: var(--fp-link); border-radius: var(--fp-dot); }
.fp-card { padding: clamp(1.5rem, 4vw, 2.5rem); background: var(--fp-card); border-radius: var(--fp-radius); }
.fp-button { display: inline-flex; align-items: center; justify-content: center; min-height: 3.25rem; padding: 0.8rem 1.75rem; border: 0; border-radius: var(--fp-button-radius); background: var(--fp-button); color: var(--fp-on-button); font: inherit; font-size: 1.0625rem; font-weight: 650; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer; }
.fp-button:hover { text-decoration: underline; text-decoration-thickness: 2px; }
.fp-button:disabled { opacity: 0.5; cursor: default; text-decoration: none; }
.fp-button-small { min-height: 2.75rem; padding: 0.5rem 1.2rem; font-size: 0.9375rem; }
.fp-button-quiet { background: none; color: var(--fp-link); min-height: 2.75rem; padding: 0; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.3em; }
.fp-icon { flex: none; width: 1.25rem; height: 1.25rem; margin-block-start: 0.2em; fill: var(--fp-link); }
.fp-icon-no { fill: var(--fp-muted); }
.fp-stars { display: inline-flex; gap: 0.1rem; }
.fp-star { width: 1.1rem; height: 1.1rem; fill: var(--fp-link); }
.fp-star-empty { fill: var(--fp-line); }
.fp-rating { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem 0.7rem; font-size: 0.9375rem; }
.fp-rating-large .fp-star { width: 1.4rem; height: 1.4rem; }
.fp-rating-large { font-size: 1.0625rem; }
.fp-image { overflow: hidden; border-radius: var(--fp-radius); background: var(--fp-card); }
.fp-image img { width: 100%; height: 100%; object-fit: cover; }
.fp-image-whole img { object-fit: contain; }
.fp-image-wide { aspect-ratio: 16 / 9; }
.fp-image-landscape { aspect-ratio: 4 / 3; }
.fp-image-square { aspect-ratio: 1; }
.fp-image-portrait { aspect-ratio: 4 / 5; }
.fp-image.fp-portrait { flex: none; width: 3.5rem; aspect-ratio: 1; border-radius: 50%; }
.fp-brand-name { font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); font-size: 1.25rem; line-height: 1.2; }
.fp-logo { width: auto; max-width: 10rem; height: 2.25rem; object-fit: contain; object-position: 0 50%; }
.fp-logo-plate { height: 3rem; padding: 0.4rem 0.7rem; background: #ffffff; border-radius: 4px; }
.fp-publisher { padding: 0.75rem 1.25rem; background: #ffffff; color: #45484e; font: 0.8125rem/1.5 system-ui, sans-serif; text-align: center; }
.fp-publisher a { color: inherit; }
.fp-author-name { font-weight: 650; }
.fp-page:dir(rtl) :is(.fp-display, .fp-title, .fp-value, .fp-eyebrow, .fp-amount strong, blockquote) { letter-spacing: 0; }
.fp-page:dir(rtl) :is(.fp-display, .fp-title, .fp-sub) { line-height: 1.35; }
.fp-rating > span { unicode-bidi: plaintext; }
@supports (hyphenate-limit-chars: 16) {
  .fp-page { hyphens: auto; hyphenate-limit-chars: 16 6 6; }
}
@media (min-width: 56rem) {
  .fp-with-image .fp-inner { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(2.5rem, 6vw, 5.5rem); align-items: center; }
}
`
