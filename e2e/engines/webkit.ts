import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import type { Driver } from './driver.ts';
import { startWebKitDriver } from './start-webkit-driver.ts';

/** The current frame, and the position of its corner in the page's viewport. */
interface Inside {
  frame: WebElement;
  corner: { x: number; y: number };
}

/** The element's position in the viewport of its own document, in CSS pixels, after scrolling it into view. */
const placeOf = (browser: WebDriver, element: WebElement): Promise<DOMRect> =>
  browser.executeScript<DOMRect>(
    `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
    return arguments[0].getBoundingClientRect().toJSON();`,
    element,
  );

/** WebKit's MiniBrowser on a virtual display, driven by WebDriver. @param path of its driver */
export const openWebKit = async (path: string): Promise<Driver<WebElement>> => {
  const server = await startWebKitDriver(path);
  const browser = await new Builder()
    .usingServer(server.address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
    .catch((error: unknown) => {
      server.stop();
      throw error;
    });
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  let inside: Inside | null = null;
  /** The driver reports positions relative to the frame but clicks relative to the page: this adds the two. */
  const pressInside = async (element: WebElement, { frame, corner }: Inside): Promise<void> => {
    const { x, y, width, height } = await placeOf(browser, element);
    await browser.switchTo().defaultContent();
    const middle = {
      x: Math.round(corner.x + x + width / 2),
      y: Math.round(corner.y + y + height / 2),
    };
    await browser.actions().move(middle).click().perform();
    await browser.switchTo().frame(frame);
  };
  return {
    open: (address) => browser.get(address),
    address: () => browser.getCurrentUrl(),
    enter: async (frame) => {
      await browser.switchTo().defaultContent();
      inside = frame ? { frame, corner: await placeOf(browser, frame) } : null;
      if (frame) await browser.switchTo().frame(frame);
    },
    element: (body) => browser.executeScript<WebElement | null>(body),
    click: (element) => (inside ? pressInside(element, inside) : element.click()),
    // Keys go to the element focused by the click: the driver's own sendKeys focuses by script, which fails in a frame.
    type: (_, text) => browser.actions().sendKeys(text).perform(),
    choose: (list, value) => new Select(list).selectByValue(value),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    complaints: () => [],
    close: async () => {
      await browser.quit();
      server.stop();
    },
  };
};
