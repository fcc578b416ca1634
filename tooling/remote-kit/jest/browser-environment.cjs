const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with what it leaves out and only Node's own realm has: every browser we serve has it. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Response });
  }
};
