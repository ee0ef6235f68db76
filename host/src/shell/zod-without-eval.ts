import { config } from 'zod'

// Zod tests whether it may compile code, which makes parsing faster. Our content security policy forbids this, and the browser reports each
// attempt. This module must be imported before any module that creates a schema.
config({ jitless: true })
