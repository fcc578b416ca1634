import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import type { BundledPackage } from './bundled-packages.ts';

/** File name of a release's bill of materials, beside `release.json`. */
export const SBOM_FILE = 'sbom.cdx.json';

/** `pkg:npm/%40scope/name@1.0.0` */
const purlOf = ({ name, version }: BundledPackage): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const licenseOf = (license: string) => {
  if (isSupportedSpdxId(license)) return new Models.SpdxLicense(license);
  return / (?:AND|OR|WITH) /.test(license)
    ? new Models.LicenseExpression(license)
    : new Models.NamedLicense(license);
};

const componentOf = (type: Enums.ComponentType, bundled: BundledPackage): Models.Component => {
  const { name, version, license, description } = bundled;
  const [, scope, short = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = purlOf(bundled);
  return new Models.Component(type, short, {
    bomRef: purl,
    purl,
    version,
    ...(scope && { group: scope }),
    ...(description && { description }),
    licenses: new Models.LicenseRepository(license ? [licenseOf(license)] : []),
  });
};

/**
 * The software bill of materials of a remote, CycloneDX 1.6 as JSON. Without serial number and time, so that equal
 * builds have equal files.
 *
 * @param subject the remote's own package
 * @param packages all packages in the build, from `bundledPackages`
 */
export const sbomOf = (subject: BundledPackage, packages: readonly BundledPackage[]): string => {
  const root = componentOf(Enums.ComponentType.Application, subject);
  const components = packages
    .filter(({ name }) => name !== subject.name)
    .map((it) => componentOf(Enums.ComponentType.Library, it));
  for (const { bomRef } of components) root.dependencies.add(bomRef);
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: root }),
    components: new Models.ComponentRepository(components),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });
};
