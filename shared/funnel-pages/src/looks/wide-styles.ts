/** What changes where there is room, on paper, and for users who want less motion. */
export const wideStyles = `
@media (min-width: 40rem) {
  .fp-top-bar:has(.fp-button) .fp-notice { order: 0; flex-basis: auto; }
  .fp-proof ul { grid-template-columns: repeat(var(--fp-columns, 4), minmax(0, 1fr)); }
  .fp-proof-2 { --fp-columns: 2; }
  .fp-proof-3 { --fp-columns: 3; }
  .fp-proof-3 li:last-child { grid-column: auto; }
  .fp-sides { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
  .fp-gallery :is(.fp-gallery-3, .fp-gallery-6) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .fp-gallery-3 li:first-child { grid-column: auto; }
  .fp-gallery :is(.fp-gallery-4, .fp-gallery-5) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .fp-gallery-5 li:first-child { grid-column: 1 / 3; grid-row: 1 / 3; }
  .fp-details dl > div { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
  .fp-comparison th, .fp-comparison td { padding: 1.1rem 1rem; font-size: 1rem; }
  .fp-comparison .fp-own { padding-inline: 1.25rem; }
  .fp-features-checks:not(.fp-with-image) .fp-feature-list { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media (min-width: 56rem) {
  .fp-hero-split:not(.fp-hero-words-only) .fp-inner { display: grid; grid-template-columns: minmax(0, 1.08fr) minmax(0, 0.92fr); gap: clamp(2.5rem, 6vw, 5.5rem); align-items: center; }
  .fp-hero-split .fp-hero-image { margin: 0; }
  .fp-hero-cover:not(.fp-hero-words-only) { padding-block: 0; }
  .fp-hero-cover:not(.fp-hero-words-only) .fp-inner { display: grid; grid-template-columns: 1fr 1fr; width: 100%; max-width: none; min-height: min(44rem, 92vh); }
  .fp-hero-cover:not(.fp-hero-words-only) .fp-hero-words { align-self: center; padding-block: var(--fp-space); padding-inline: max(1.25rem, (100vw - 70rem) / 2) clamp(2.5rem, 5vw, 5rem); }
  .fp-hero-cover .fp-hero-image { margin: 0; }
  .fp-hero-cover .fp-image { height: 100%; aspect-ratio: auto; }
  .fp-hero-cover .fp-image img { position: absolute; }
  .fp-hero-cover .fp-image { position: relative; }
  .fp-hero-cover .fp-display { font-size: calc(var(--fp-display-size) * 0.9); }
  .fp-article-start .fp-inner, .fp-article-end .fp-inner { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(2.5rem, 6vw, 5.5rem); align-items: center; }
  .fp-article-end .fp-image { order: 1; }
  .fp-article .fp-inner > .fp-image, .fp-offer.fp-with-image .fp-image, .fp-price.fp-with-image .fp-card, .fp-form-section .fp-stack { margin-block: 0; }
  .fp-features-grid:not(.fp-with-image) .fp-feature-list { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .fp-features-grid.fp-count-3:not(.fp-with-image) .fp-feature-list { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .fp-features.fp-with-image .fp-inner { align-items: start; grid-template-rows: auto 1fr; row-gap: 0; }
  .fp-features.fp-with-image .fp-image { grid-column: 2; grid-row: 1 / 3; margin: 0; }
  .fp-features-rows:not(.fp-with-image) .fp-inner, .fp-details .fp-inner, .fp-questions .fp-inner, .fp-page:not(.fp-kind-advertorial) .fp-reviews-list .fp-inner { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: 2rem clamp(2.5rem, 6vw, 5.5rem); max-width: 70rem; }
  .fp-page:not(.fp-kind-advertorial) .fp-reviews-list .fp-heading { margin: 0; }
  .fp-page:not(.fp-kind-advertorial) .fp-reviews-list ul { max-width: none; border-block-end: 1px solid var(--fp-line); }
  .fp-questions .fp-title, .fp-details .fp-title { font-size: calc(var(--fp-title-size) * 0.85); }
  .fp-steps ol { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2.5rem; }
  .fp-steps-2 ol, .fp-steps-4 ol { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .fp-reviews-grid ul { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .fp-reviews-grid.fp-count-2 ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .fp-list-item.fp-with-image .fp-inner { grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr); }
  .fp-list-item .fp-image { margin: 0; grid-row: 1 / 3; grid-column: 2; }
  .fp-list-item.fp-even .fp-image { grid-column: 1; }
  .fp-list-item.fp-even .fp-inner { grid-template-columns: minmax(0, 0.9fr) minmax(0, 1.1fr); }
  .fp-list-item.fp-even .fp-number, .fp-list-item.fp-even .fp-stack { grid-column: 2; }
  .fp-list-item.fp-with-image .fp-inner { grid-template-rows: 1fr auto auto 1fr; row-gap: 0; }
  .fp-list-item.fp-with-image .fp-number { grid-row: 2; }
  .fp-list-item.fp-with-image .fp-stack { grid-row: 3; }
  .fp-list-item.fp-with-image .fp-image { grid-row: 1 / 5; }
  .fp-form-section .fp-inner { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2rem clamp(2.5rem, 6vw, 5.5rem); align-items: center; }
  .fp-form-section.fp-with-image .fp-inner { grid-template-rows: auto auto; }
  .fp-form-section.fp-with-image .fp-form { grid-column: 2; grid-row: 1 / 3; }
  .fp-form-section.fp-with-image .fp-image { grid-column: 1; grid-row: 2; margin: 0; }
  .fp-footer .fp-inner { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
  .fp-footer .fp-inner > :nth-child(n + 3) { grid-column: 2; }
}
@media print {
  .fp-page { background: #ffffff; }
  .fp-section { --fp-paper: #ffffff; --fp-card: #ffffff; --fp-ink: #000000; --fp-muted: #303030; --fp-link: #000000; --fp-line: #999999; --fp-field: #555555; --fp-button: #ffffff; --fp-on-button: #000000; padding-block: 1.25rem; }
  .fp-skip, .fp-video video { display: none; }
  .fp-button { border: 1px solid #000000; }
  .fp-image { max-width: 11cm; }
  .fp-page :is(.fp-price .fp-card, .fp-form.fp-card) { box-shadow: none; }
  .fp-image, .fp-card, .fp-review, .fp-feature, .fp-side, .fp-questions details, .fp-steps li, .fp-proof li, .fp-button-band, .fp-offer:not(.fp-with-image), h2, .fp-sub { break-inside: avoid; }
  h2, .fp-sub, .fp-heading { break-after: avoid; }
  details::details-content { content-visibility: visible; height: auto; }
}
`
