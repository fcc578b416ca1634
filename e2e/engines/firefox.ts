import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Headless Firefox, driven by WebDriver BiDi. */
export const openFirefox = async (executablePath: string): Promise<Driver<ElementHandle>> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  let frame: Frame = page.mainFrame();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    address: () => Promise.resolve(page.url()),
    enter: async (element) => {
      const its = element ? await element.contentFrame() : page.mainFrame();
      if (!its) throw new Error('The frame has no document');
      frame = its;
    },
    element: async (body) => {
      const found = (await frame.evaluateHandle(`(() => {${body}})()`)).asElement();
      return found as ElementHandle | null;
    },
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    choose: async (list, value) => {
      await list.select(value);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    close: () => browser.close(),
  };
};
