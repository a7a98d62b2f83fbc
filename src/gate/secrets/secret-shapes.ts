/**
 * Key shapes that vendors give their secrets, one row each. `prefix` strings are literal and case-sensitive: a text
 * without any of them never meets the patterns. Every pattern is bounded and anchored at its prefix.
 */
export const SECRET_SHAPES: readonly SecretShape[] = [
  {
    id: 'anthropic-key',
    prefix: ['sk-ant-'],
    pattern: /sk-ant-[\w-]{16,200}/,
    hit: 'sk-ant-api03-R2D2c3poBB8leia4uke7HanSolo9Chewie',
  },
  {
    id: 'openrouter-key',
    prefix: ['sk-or-'],
    pattern: /sk-or-[\w-]{20,200}/,
    hit: 'sk-or-v1-0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978',
  },
  {
    id: 'openai-key',
    prefix: ['sk-'],
    pattern: /sk-(?:proj-|svcacct-|admin-|None-)?[\w-]{16,250}/,
    hit: 'sk-proj-Zq8LmN4vB7xC2kJ9hG5fD3sA1pO6iU0y',
  },
  {
    id: 'github-token',
    prefix: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    pattern: /gh[pousr]_[A-Za-z0-9]{20,255}/,
    hit: 'ghp_9aB8cD7eF6gH5iJ4kL3mN2oP1qR0sT9uV8wX',
  },
  {
    id: 'github-token',
    prefix: ['github_pat_'],
    pattern: /github_pat_\w{22,255}/,
    hit: 'github_pat_11ABCDEFG0aB1cD2eF3gH4_iJ5kL6mN7oP8qR9sT0uV1wX2yZ3',
  },
  {
    id: 'gitlab-token',
    prefix: ['glpat-', 'gldt-', 'glrt-', 'glcbt-', 'glptt-', 'glsoat-', 'glagent-', 'glft-', 'glimt-'],
    pattern: /gl(?:pat|dt|rt|cbt|ptt|soat|agent|ft|imt)-[\w.-]{20,150}/,
    hit: 'glpat-x9Yz8Wv7Ut6Sr5Qp4On3',
  },
  {
    id: 'slack-token',
    prefix: ['xoxb-', 'xoxp-', 'xoxa-', 'xoxr-', 'xoxs-', 'xoxe-', 'xoxe.', 'xoxo-', 'xoxc-', 'xoxd-', 'xapp-'],
    pattern: /(?:xox[abcdeoprs][-.]|xapp-)[\w.%-]{10,400}/,
    hit: 'xoxb-123456789012-1234567890123-a1B2c3D4e5F6g7H8i9J0k1L2',
  },
  {
    id: 'slack-webhook',
    prefix: ['hooks.slack.com/'],
    pattern:
      /(?<=hooks\.slack\.com\/(?:services|workflows|triggers)\/)[A-Z0-9]{8,14}\/[A-Z0-9]{8,14}\/[A-Za-z0-9]{16,64}/,
    hit: 'https://hooks.slack.com/services/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',
  },
  {
    id: 'discord-webhook',
    prefix: ['/api/webhooks/'],
    pattern: /(?<=\/api\/webhooks\/\d{15,22}\/)[\w-]{40,120}/,
    hit: 'https://discord.com/api/webhooks/112233445566778899/aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV1wX2yZ3aB4cD5eF6gH7iJ8kL9mN0oP1qR2sT',
  },
  {
    id: 'discord-token',
    prefix: ['.G', '.X', '.Y', '.Z'],
    pattern: /[MNO][A-Za-z\d]{23,27}\.[\w-]{6}\.[\w-]{27,40}/,
    hit: 'MTE4NzY1NDMyMTA5ODc2NTQz.GaBcDe.f1E2d3C4b5A6978hGiJkLmNoPqRsTuVwXyZ012',
  },
  { id: 'google-key', prefix: ['AIza'], pattern: /AIza[\w-]{35}/, hit: 'AIzaSyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q' },
  {
    id: 'google-oauth',
    prefix: ['ya29.', 'GOCSPX-', '1//0'],
    pattern: /ya29\.[\w-]{20,400}|GOCSPX-[\w-]{20,40}|1\/\/0[\w-]{30,200}/,
    hit: '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',
  },
  {
    id: 'aws-key',
    prefix: ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
    pattern: /A(?:KIA|SIA|BIA|CCA)[A-Z2-7]{16}|A(?:KIA|SIA|BIA|CCA)[A-Z0-9]{16}/,
    hit: 'AKIAQ3EGRTYUIOPASDF7',
  },
  {
    id: 'stripe-key',
    prefix: ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_', 'whsec_'],
    pattern: /(?:[sr]k_(?:live|test)_|whsec_)[A-Za-z0-9+/=]{16,250}/,
    hit: 'sk_live_51HaBcDeFgHiJkLmNoPqRsTu',
  },
  {
    id: 'sendgrid-key',
    prefix: ['SG.'],
    pattern: /SG\.[\w-]{16,32}\.[\w-]{32,64}/,
    hit: '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',
  },
  {
    id: 'huggingface-token',
    prefix: ['hf_', 'api_org_'],
    pattern: /(?:hf_|api_org_)[A-Za-z0-9]{30,60}/,
    hit: 'hf_aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeFgH',
  },
  {
    id: 'replicate-token',
    prefix: ['r8_'],
    pattern: /r8_[A-Za-z0-9]{30,60}/,
    hit: 'r8_1a2B3c4D5e6F7g8H9i0J1k2L3m4N5o6P7q8R9',
  },
  {
    id: 'npm-token',
    prefix: ['npm_'],
    pattern: /npm_[A-Za-z0-9]{36}/,
    hit: 'npm_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8',
  },
  {
    id: 'pypi-token',
    prefix: ['pypi-'],
    pattern: /pypi-[\w-]{50,300}/,
    hit: 'pypi-AgEIcHlwaS5vcmcCJDAxMjM0NTY3LTg5YWItY2RlZi0wMTIzLTQ1Njc4OWFiY2RlZg',
  },
  {
    id: 'digitalocean-token',
    prefix: ['dop_v1_', 'doo_v1_', 'dor_v1_'],
    pattern: /do[opr]_v1_[a-f0-9]{64}/,
    hit: `dop_v1_${'0f1e2d3c4b5a6978'.repeat(4)}`,
  },
  {
    id: 'telegram-token',
    prefix: [':AA'],
    pattern: /\d{8,10}:AA[\w-]{32,34}/,
    hit: '7612345980:AAHk3vZ8bQ1xC5nM7jL2gF4dS6aP9oI0uY1',
  },
  { id: 'twilio-key', prefix: ['SK'], pattern: /SK[0-9a-f]{32}/, hit: 'SK0f1e2d3c4b5a69788796a5b4c3d2e1f0' },
  { id: 'mailgun-key', prefix: ['key-'], pattern: /key-[0-9a-f]{32}/, hit: 'key-0f1e2d3c4b5a69788796a5b4c3d2e1f0' },
  {
    id: 'mailchimp-key',
    prefix: ['-us'],
    pattern: /[0-9a-f]{32}-us\d{1,2}/,
    hit: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-us12',
  },
  {
    id: 'azure-key',
    prefix: ['AccountKey=', 'SharedAccessKey='],
    pattern: /(?<=(?:Account|SharedAccess)Key=)[A-Za-z0-9+/]{40,100}={0,2}/,
    hit: `AccountKey=${'aB1cD2eF3gH4iJ5k'.repeat(5)}L6mN7o==`,
  },
  {
    id: 'azure-secret',
    prefix: ['8Q~'],
    pattern: /[\w.~-]{3}8Q~[\w.~-]{31,34}/,
    hit: 'aB18Q~cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV1wX2y',
  },
  {
    id: 'azure-sas',
    prefix: ['sig='],
    pattern: /(?<=[?&]sig=)[A-Za-z0-9%+/]{40,120}={0,2}/,
    hit: '?sv=2024-01-01&sig=aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV1wX2yZ3aB4c%3D',
  },
  {
    id: 'cloudflare-token',
    prefix: ['v1.0-'],
    pattern: /v1\.0-[0-9a-f]{24}-[0-9a-f]{100,160}/,
    hit: `v1.0-0f1e2d3c4b5a69788796a5b4-${'0f1e2d3c4b'.repeat(14)}`,
  },
  {
    id: 'jwt',
    prefix: ['eyJ'],
    pattern:
      /eyJ[\w-]{8,4000}\.eyJ[\w-]{8,16000}\.[\w-]{8,4000}|eyJ[\w-]{14,4000}\.[\w-]{0,4000}\.[\w-]{8,4000}\.[\w-]{8,16000}\.[\w-]{8,200}/,
    hit: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlLWhlcmU',
  },
  {
    id: 'perplexity-key',
    prefix: ['pplx-'],
    pattern: /pplx-[A-Za-z0-9]{32,64}/,
    hit: 'pplx-a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2',
  },
  {
    id: 'groq-key',
    prefix: ['gsk_'],
    pattern: /gsk_[A-Za-z0-9]{40,64}/,
    hit: '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',
  },
  { id: 'xai-key', prefix: ['xai-'], pattern: /xai-[A-Za-z0-9]{60,90}/, hit: `xai-${'a1B2c3D4e5F6g7H8'.repeat(5)}` },
  { id: 'fireworks-key', prefix: ['fw_'], pattern: /fw_[A-Za-z0-9]{20,40}/, hit: 'fw_a1B2c3D4e5F6g7H8i9J0k1L2' },
  { id: 'firecrawl-key', prefix: ['fc-'], pattern: /fc-[0-9a-f]{32}/, hit: 'fc-0f1e2d3c4b5a69788796a5b4c3d2e1f0' },
  {
    id: 'tavily-key',
    prefix: ['tvly-'],
    pattern: /tvly-[A-Za-z0-9-]{20,64}/,
    hit: 'tvly-dev-a1B2c3D4e5F6g7H8i9J0k1L2',
  },
  {
    id: 'browserbase-key',
    prefix: ['bb_live_', 'bb_test_'],
    pattern: /bb_(?:live|test)_[\w-]{16,64}/,
    hit: 'bb_live_a1B2c3D4e5F6g7H8i9J0',
  },
  {
    id: 'agentmail-key',
    prefix: ['am_'],
    pattern: /am_[A-Za-z0-9]{32,80}/,
    hit: 'am_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6',
  },
  { id: 'exa-mem0-key', prefix: ['m0-'], pattern: /m0-[A-Za-z0-9]{32,64}/, hit: 'm0-a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6' },
  {
    id: 'modal-token',
    prefix: ['ak-', 'as-'],
    pattern: /a[ks]-[A-Za-z0-9]{22}(?![\w-])/,
    hit: 'ak-a1B2c3D4e5F6g7H8i9J0k1',
  },
  { id: 'daytona-key', prefix: ['dtn_'], pattern: /dtn_[0-9a-f]{40,80}/, hit: `dtn_${'0f1e2d3c4b5a6978'.repeat(4)}` },
  {
    id: 'supabase-key',
    prefix: ['sbp_', 'sb_secret_'],
    pattern: /sbp_[0-9a-f]{40}|sb_secret_[\w-]{20,64}/,
    hit: 'sbp_0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c',
  },
  {
    id: 'linear-key',
    prefix: ['lin_api_', 'lin_oauth_'],
    pattern: /lin_(?:api|oauth)_[A-Za-z0-9]{32,64}/,
    hit: 'lin_api_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0',
  },
  {
    id: 'notion-token',
    prefix: ['secret_', 'ntn_'],
    pattern: /secret_[A-Za-z0-9]{43}|ntn_[A-Za-z0-9]{40,60}/,
    hit: 'ntn_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3',
  },
  {
    id: 'airtable-token',
    prefix: ['pat'],
    pattern: /pat[A-Za-z0-9]{14}\.[0-9a-f]{64}/,
    hit: `patA1b2C3d4E5f6G7.${'0f1e2d3c4b5a6978'.repeat(4)}`,
  },
  {
    id: 'figma-token',
    prefix: ['figd_'],
    pattern: /figd_[\w-]{30,60}/,
    hit: 'figd_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0',
  },
  {
    id: 'postman-key',
    prefix: ['PMAK-'],
    pattern: /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/,
    hit: 'PMAK-0f1e2d3c4b5a69788796a5b4-0f1e2d3c4b5a69788796a5b4c3d2e1f00f',
  },
  {
    id: 'shopify-token',
    prefix: ['shpat_', 'shpca_', 'shppa_', 'shpss_'],
    pattern: /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/,
    hit: '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',
  },
  {
    id: 'square-token',
    prefix: ['sq0atp-', 'sq0csp-', 'EAAAE'],
    pattern: /sq0(?:atp|csp)-[\w-]{22,43}|EAAAE[\w-]{55,60}/,
    hit: 'sq0atp-a1B2c3D4e5F6g7H8i9J0k1',
  },
  {
    id: 'facebook-token',
    prefix: ['EAA'],
    pattern: /EAA[A-Z][A-Za-z0-9]{80,250}/,
    hit: `EAAC${'a1B2c3D4e5F6g7H8'.repeat(6)}`,
  },
  {
    id: 'new-relic-key',
    prefix: ['NRAK-', 'NRII-', 'NRJS-'],
    pattern: /NR(?:AK|II|JS)-[A-Za-z0-9_-]{19,40}/,
    hit: 'NRAK-A1B2C3D4E5F6G7H8I9J0K1L2M3N',
  },
  {
    id: 'sentry-token',
    prefix: ['sntrys_', 'sntryu_'],
    pattern: /sntry[su]_[\w=/+-]{40,300}/,
    hit: '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',
  },
  {
    id: 'grafana-token',
    prefix: ['glsa_', 'glc_'],
    pattern: /glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}|glc_[A-Za-z0-9+/=]{32,400}/,
    hit: 'glsa_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6_0f1e2d3c',
  },
  {
    id: 'vault-token',
    prefix: ['hvs.', 'hvb.', 'hvr.'],
    pattern: /hv[sbr]\.[\w-]{20,300}/,
    hit: 'hvs.CAESIa1B2c3D4e5F6g7H8i9J0k1L2m3N4',
  },
  {
    id: 'terraform-token',
    prefix: ['.atlasv1.'],
    pattern: /[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{50,80}/,
    hit: 'a1B2c3D4e5F6g7.atlasv1.a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6',
  },
  {
    id: 'pulumi-token',
    prefix: ['pul-'],
    pattern: /pul-[0-9a-f]{40}/,
    hit: 'pul-0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c',
  },
  {
    id: 'databricks-token',
    prefix: ['dapi'],
    pattern: /dapi[0-9a-f]{32}(?:-\d)?/,
    hit: 'dapi0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  },
  {
    id: 'doppler-token',
    prefix: ['dp.pt.', 'dp.st.', 'dp.ct.', 'dp.sa.'],
    pattern: /dp\.(?:pt|ct|sa|st)\.(?:[\w-]{1,40}\.)?[A-Za-z0-9]{40,44}/,
    hit: 'dp.pt.a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V',
  },
  {
    id: 'planetscale-token',
    prefix: ['pscale_'],
    pattern: /pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}/,
    hit: 'pscale_tkn_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6',
  },
  {
    id: 'atlassian-token',
    prefix: ['ATATT3', 'ATCTT3', 'ATBB'],
    pattern: /AT(?:ATT|CTT)3[\w=-]{40,400}|ATBB[A-Za-z0-9]{28,36}/,
    hit: `ATATT3xFfGF0${'a1B2c3D4e5F6g7H8'.repeat(4)}`,
  },
  {
    id: 'dropbox-token',
    prefix: ['sl.'],
    pattern: /sl\.(?:u\.)?[\w-]{100,1400}/,
    hit: `sl.${'a1B2c3D4e5F6g7H8'.repeat(8)}`,
  },
  {
    id: 'docker-token',
    prefix: ['dckr_pat_', 'dckr_oat_'],
    pattern: /dckr_[po]at_[\w-]{20,64}/,
    hit: 'dckr_pat_a1B2c3D4e5F6g7H8i9J0k1L2m3N',
  },
  {
    id: 'rubygems-key',
    prefix: ['rubygems_'],
    pattern: /rubygems_[0-9a-f]{48}/,
    hit: `rubygems_${'0f1e2d3c4b5a6978'.repeat(3)}`,
  },
  { id: 'cargo-token', prefix: ['cio'], pattern: /cio[A-Za-z0-9]{32}/, hit: 'cioa1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6' },
  {
    id: 'fly-token',
    prefix: ['fm1r_', 'fm1a_', 'fm2_', 'fo1_'],
    pattern: /(?:fm1[ar]_|fm2_|fo1_)[\w+/=-]{40,1000}/,
    hit: 'fo1_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V',
  },
  {
    id: 'age-key',
    prefix: ['AGE-SECRET-KEY-1'],
    pattern: /AGE-SECRET-KEY-1[A-Z0-9]{58}/,
    hit: `AGE-SECRET-KEY-1${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}`,
  },
  { id: 'hermes-token', prefix: ['hrm_'], pattern: /hrm_[A-Za-z0-9_-]{20,100}/, hit: 'hrm_a1B2c3D4e5F6g7H8i9J0k1L2' },
  {
    id: 'intercom-token',
    prefix: ['dG9rO'],
    pattern: /dG9rO[A-Za-z0-9+/]{50,60}=?/,
    hit: `dG9rO${'a1B2c3D4e5'.repeat(5)}ab=`,
  },
  {
    id: 'resend-key',
    prefix: ['re_'],
    pattern: /re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,30}/,
    hit: 're_a1B2c3D4_e5F6g7H8i9J0k1L2m3N4o5',
  },
  {
    id: 'contentful-token',
    prefix: ['CFPAT-'],
    pattern: /CFPAT-[\w-]{40,60}/,
    hit: 'CFPAT-a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V',
  },
  {
    id: 'elevenlabs-key',
    prefix: ['sk_'],
    pattern: /sk_[0-9a-f]{48}/,
    hit: 'sk_0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978',
  },
];

export interface SecretShape {
  /** Shown in the mask. */
  readonly id: string;
  readonly prefix: readonly string[];
  /** Without flags; a letter or digit straight before or after means no match. */
  readonly pattern: RegExp;
  /** An invented example, used by the tests. */
  readonly hit: string;
}
