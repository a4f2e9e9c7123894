export type DeploymentPhase = { readonly name: 'deployment' }
