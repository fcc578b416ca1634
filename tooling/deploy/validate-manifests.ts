// Validates Kubernetes manifests: a JSON array of them on stdin, a JSON array of problems on stdout, one per manifest, null
// for a valid one. A process of its own, because jest cannot load the models, which are ES modules only.
import { text } from 'node:stream/consumers';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';

type Model = new (manifest: never) => { apiVersion: string; validate: () => void };

const MODELS: Readonly<Record<string, Model>> = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};

const problemOf = ({ kind, apiVersion }: Record<string, string>, manifest: unknown) => {
  const KindModel = MODELS[kind ?? ''];
  if (!KindModel) return `${kind} has no model here`;
  try {
    const expected = new KindModel({} as never).apiVersion;
    if (apiVersion !== expected) return `apiVersion is ${apiVersion} instead of ${expected}`;
    new KindModel(manifest as never).validate();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
};

const manifests = JSON.parse(await text(process.stdin)) as Record<string, string>[];
console.log(JSON.stringify(manifests.map((manifest) => problemOf(manifest, manifest))));
