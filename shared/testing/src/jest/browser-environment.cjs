const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * jsdom with Node's fetch classes: react-router makes a Request of every navigation and a Response of every redirect, and
 * jsdom has neither. Node's Request takes only Node's own AbortSignal.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal })
  }
}
