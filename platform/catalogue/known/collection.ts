/** Endpoints of data collection: tags, hostnames, consent, pages. See observed.ts. */
export const collectionEndpoints = `
POST /ea/{site}/db/collectorconfigmt/clone.json | Tag Manager Tag: clone | changes
GET /ea/{site}/db/collectorconfigmt/consent_status.json | Tag Manager Tag: get consent | reads
POST /ea/{site}/db/collectorconfigmt/copy.json | Tag Manager Tag: copy | changes
POST /ea/{site}/db/collectorconfigmt/exists.json | Tag Manager Tag: check existence | reads
GET /ea/{site}/db/collectorconfigmt/search.json | Tag Manager Tag: get many | reads
POST /ea/{site}/db/collectorconfigmt/set_active.json | Tag Manager Tag: set active | changes
POST /ea/{site}/db/collectorconfigmt/set_inactive.json | Tag Manager Tag: set inactive | changes
POST /ea/{site}/db/collectorconfigmt/set_pending.json | Tag Manager Tag: set pending | changes
POST /ea/{site}/db/collectorconfigmt/set_test.json | Tag Manager Tag: set test | changes
POST /ea/{site}/db/collectorconfigmt/update.json | Tag Manager Tag: update | changes
GET /ea/{site}/db/collectorconfigpmcategorydataconnector/get_by_dataconnector.json | Consent of S2S Connectors: get by connector | reads
GET /ea/{site}/db/collectorconfigpmcategorydataconnector/getall_by_category.json | Consent of S2S Connectors: get all by category | reads
GET /ea/{site}/db/collectorconfigpmcategorydataconnector/is_linked.json | Consent of S2S Connectors: check link | reads
POST /ea/{site}/db/collectorconfigpmcategorydataconnector/link.json | Consent of S2S Connectors: link | changes
GET /ea/{site}/db/collectorconfigpmcategorymt/get_by_collectorconfigmt.json | Consent of Tag Manager Tags: get by tag | reads
GET /ea/{site}/db/collectorconfigpmcategorymt/getall_by_category.json | Consent of Tag Manager Tags: get all by category | reads
GET /ea/{site}/db/collectorconfigpmcategorymt/is_linked.json | Consent of Tag Manager Tags: check link | reads
POST /ea/{site}/db/collectorconfigpmcategorymt/link.json | Consent of Tag Manager Tags: link | changes
POST /ea/{site}/db/dataconnector/clone.json | S2S Connector: clone | changes
GET /ea/{site}/db/dataconnector/consent_status.json | S2S Connector: get consent | reads
POST /ea/{site}/db/dataconnector/copy.json | S2S Connector: copy | changes
GET /ea/{site}/db/tag/exists.json | Tag: check existence | reads
GET /ea/{site}/db/tag/search.json | Tag: get many | reads
POST /ea/{site}/db/tag/update.json | Tag: update | changes
POST /ea/{site}/db/tcfv2vendorcustom/create.json | Custom TCF V2 Vendor: create | changes
GET /ea/{site}/db/tcfv2vendorcustom/exists.json | Custom TCF V2 Vendor: check existence | reads
GET /ea/{site}/db/tcfv2vendorcustom/search.json | Custom TCF V2 Vendor: get many | reads
POST /ea/{site}/db/tcfv2vendorcustom/update.json | Custom TCF V2 Vendor: update | changes
POST /ea/{site}/db/trackinghostname/create.json | Tracking Hostname: create | changes
GET /ea/{site}/db/trackinghostname/exists.json | Tracking Hostname: check existence | reads
GET /ea/{site}/db/trackinghostname/last_status.json | Tracking Hostname: get last status | reads
GET /ea/{site}/db/trackinghostname/search.json | Tracking Hostname: get many | reads
POST /ea/{site}/db/trackinghostname/update.json | Tracking Hostname: update | changes
GET /ea/{site}/db/trackinghostnamelog/search.json | Tracking Hostname Log: get many | reads
POST /ea/{site}/db/uparaminject/get_token.json | CRM Sync: get token | changes
GET /ea/{site}/db/uparaminject/last_status.json | CRM Sync: get last run | reads
POST /ea/{site}/db/uparaminject/relaunch.json | CRM Sync: relaunch | changes
GET /ea/{site}/db/uparaminject/search.json | CRM Sync: get many | reads
GET /ea/{site}/db/uparaminject/status.json | CRM Sync: get runs | reads
POST /ea/{site}/db/uparaminject/update.json | CRM Sync: update | changes
GET /ea/{site}/db/runtimeerror/search.json | Runtime Error: get many | reads
POST /ea/{site}/db/pagegroup/create.json | Page Group: create | changes
GET /ea/{site}/db/pagegroup/exists.json | Page Group: check existence | reads
GET /ea/{site}/db/pagegroup/pages.json | Page Group: get pages | reads
GET /ea/{site}/db/pagegroup/search.json | Page Group: get many | reads
POST /ea/{site}/db/pagegroup/update.json | Page Group: update | changes
GET /ea/{site}/db/pageinfo/search.json | Page: get many | reads
POST /ea/{site}/db/pageinfo/update.json | Page: update | changes
POST /ea/{site}/db/pagelabel1/create.json | Page Label 1: create | changes
GET /ea/{site}/db/pagelabel1/exists.json | Page Label 1: check existence | reads
GET /ea/{site}/db/pagelabel1/search.json | Page Label 1: get many | reads
POST /ea/{site}/db/pagelabel1/update.json | Page Label 1: update | changes
POST /ea/{site}/db/pagelabel2/create.json | Page Label 2: create | changes
GET /ea/{site}/db/pagelabel2/exists.json | Page Label 2: check existence | reads
GET /ea/{site}/db/pagelabel2/search.json | Page Label 2: get many | reads
POST /ea/{site}/db/pagelabel2/update.json | Page Label 2: update | changes
POST /ea/{site}/db/pagelabel3/create.json | Page Label 3: create | changes
GET /ea/{site}/db/pagelabel3/exists.json | Page Label 3: check existence | reads
GET /ea/{site}/db/pagelabel3/search.json | Page Label 3: get many | reads
POST /ea/{site}/db/pagelabel3/update.json | Page Label 3: update | changes
POST /ea/{site}/db/pagelabel4/create.json | Page Label 4: create | changes
GET /ea/{site}/db/pagelabel4/exists.json | Page Label 4: check existence | reads
GET /ea/{site}/db/pagelabel4/search.json | Page Label 4: get many | reads
POST /ea/{site}/db/pagelabel4/update.json | Page Label 4: update | changes
POST /ea/{site}/db/pagelabel5/create.json | Page Label 5: create | changes
GET /ea/{site}/db/pagelabel5/exists.json | Page Label 5: check existence | reads
GET /ea/{site}/db/pagelabel5/search.json | Page Label 5: get many | reads
POST /ea/{site}/db/pagelabel5/update.json | Page Label 5: update | changes
`;
