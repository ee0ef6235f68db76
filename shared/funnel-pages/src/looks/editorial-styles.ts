/** Set like a magazine: quiet type, hairlines, square corners, much white space. */
export const editorialStyles = `
.fp-editorial { --fp-radius: 2px; --fp-button-radius: 2px; --fp-field-radius: 2px; --fp-dot: 0; --fp-space: clamp(3.25rem, 8vw, 6.5rem); --fp-tracking: -0.018em; --fp-display-size: clamp(2.25rem, 1.35rem + 3.9vw, 4rem); --fp-display-leading: 1.06; --fp-title-size: clamp(1.75rem, 1.25rem + 2.1vw, 2.625rem); }
.fp-editorial .fp-column .fp-text, .fp-editorial .fp-list-item .fp-text { font-size: 1.1875rem; line-height: 1.68; }
.fp-editorial .fp-eyebrow { font-size: 0.8125rem; font-weight: 650; letter-spacing: 0.1em; text-transform: uppercase; color: var(--fp-link); }
.fp-editorial .fp-top-bar { border-block-end: 1px solid var(--fp-line); }
.fp-editorial .fp-on-page.fp-author { padding-block-end: calc(var(--fp-space) * 0.5); }
.fp-editorial .fp-hero-article + .fp-author { padding-block-start: 0; margin-block-start: calc(var(--fp-space) * -0.5); }
.fp-editorial :is(.fp-author, .fp-hero) + .fp-article.fp-column.fp-drop-cap:not(:has(.fp-title)) .fp-text > p:first-child::first-letter { float: inline-start; font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); font-size: 3.6em; line-height: 0.82; padding-block-start: 0.06em; padding-inline-end: 0.1em; color: var(--fp-link); }
.fp-editorial .fp-quote figure { padding-inline-start: clamp(1.25rem, 4vw, 2.5rem); border-inline-start: 3px solid var(--fp-link); }
.fp-editorial .fp-on-accent.fp-quote figure, .fp-editorial .fp-on-dark.fp-quote figure { padding: 0; border: 0; text-align: center; }
.fp-editorial .fp-on-accent.fp-quote figcaption, .fp-editorial .fp-on-dark.fp-quote figcaption { justify-content: center; }
.fp-editorial .fp-feature-number { min-width: 2ch; font-family: var(--fp-heading-font); font-size: 1.1875rem; line-height: 1.3; color: var(--fp-link); }
.fp-editorial .fp-features-grid .fp-feature { padding-block-start: 1.25rem; border-block-start: 1px solid var(--fp-line); }
.fp-editorial .fp-list-item .fp-number { font-family: var(--fp-heading-font); font-weight: var(--fp-heading-weight); font-size: clamp(3rem, 2rem + 4vw, 4.5rem); line-height: 1; color: var(--fp-link); margin-block-end: 0.5rem; }
.fp-editorial .fp-steps .fp-number { display: block; padding-block-end: 0.75rem; border-block-end: 1px solid var(--fp-line); font-family: var(--fp-heading-font); font-size: 1.75rem; line-height: 1; color: var(--fp-link); }
.fp-editorial .fp-proof li { padding-inline-start: 1.25rem; border-inline-start: 1px solid var(--fp-line); }
.fp-editorial .fp-sides { gap: 1px; background: var(--fp-line); border: 1px solid var(--fp-line); }
.fp-editorial .fp-side { border-radius: 0; }
.fp-editorial .fp-price .fp-card, .fp-editorial .fp-form.fp-card { border-block-start: 3px solid var(--fp-link); }
.fp-editorial .fp-reviews-grid .fp-review { background: none; border-radius: 0; padding: 1.25rem 0 0; border-block-start: 1px solid var(--fp-line); }
.fp-editorial .fp-review blockquote { font-size: 1.125rem; }
.fp-editorial .fp-reviews-single blockquote { font-family: var(--fp-heading-font); }
`
