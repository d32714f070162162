/**
 * Endpoints of campaigns beyond the specification: publishers, locations, paid search, redirects.
 * See observed.ts.
 */
export const campaignEndpoints = `
GET /ea/{site}/db/publisher/get_publisher_by_location.json | Publisher: get by location | reads
POST /ea/{site}/db/submedia/create.json | Sub-Channel: create | changes
GET /ea/{site}/db/submedia/exists.json | Sub-Channel: check existence | reads
GET /ea/{site}/db/submedia/search.json | Sub-Channel: get many | reads
POST /ea/{site}/db/submedia/update.json | Sub-Channel: update | changes
POST /ea/{site}/db/mediacategory/create.json | Channel Category: create | changes
GET /ea/{site}/db/mediacategory/exists.json | Channel Category: check existence | reads
GET /ea/{site}/db/mediacategory/search.json | Channel Category: get many | reads
POST /ea/{site}/db/mediacategory/update.json | Channel Category: update | changes
POST /ea/{site}/db/semaccount/create.json | SEM Account: create | changes
GET /ea/{site}/db/semaccount/exists.json | SEM Account: check existence | reads
POST /ea/{site}/db/semaccount/modify.json | SEM Account: update | changes
GET /ea/{site}/db/semaccount/search.json | SEM Account: get many | reads
GET /ea/{site}/db/semadgroup/exists.json | SEM Ad Group: check existence | reads
POST /ea/{site}/db/semadgroup/modify.json | SEM Ad Group: update | changes
GET /ea/{site}/db/semadgroup/search.json | SEM Ad Group: get many | reads
POST /ea/{site}/db/semcampaign/create_alias.json | SEM Campaign: create alias | changes
GET /ea/{site}/db/semcampaign/exists.json | SEM Campaign: check existence | reads
GET /ea/{site}/db/semcampaign/get_alias.json | SEM Campaign: get alias | reads
POST /ea/{site}/db/semcampaign/link_to_semaccount.json | SEM Campaign: link to SEM account | changes
POST /ea/{site}/db/semcampaign/modify.json | SEM Campaign: update | changes
GET /ea/{site}/db/semcampaign/remove_alias.json | SEM Campaign: remove alias | changes
GET /ea/{site}/db/semcampaign/search.json | SEM Campaign: get many | reads
GET /ea/{site}/db/semcreative/exists.json | SEM Creative: check existence | reads
POST /ea/{site}/db/semcreative/modify.json | SEM Creative: update | changes
GET /ea/{site}/db/semcreative/search.json | SEM Creative: get many | reads
POST /ea/{site}/db/semcreativegroup/create.json | SEM Creative Group: create | changes
GET /ea/{site}/db/semcreativegroup/exists.json | SEM Creative Group: check existence | reads
POST /ea/{site}/db/semcreativegroup/link.json | SEM Creative Group: link | changes
POST /ea/{site}/db/semcreativegroup/modify.json | SEM Creative Group: update | changes
DELETE /ea/{site}/db/semcreativegroup/remove.json | SEM Creative Group: delete | changes
GET /ea/{site}/db/semcreativegroup/search.json | SEM Creative Group: get many | reads
POST /ea/{site}/db/semcreativegroup/unlink.json | SEM Creative Group: unlink | changes
POST /ea/{site}/db/subkey2/create.json | Subkey 2: create | changes
POST /ea/{site}/db/subkey2/create_cancelkey.json | Subkey 2: create cancel key | changes
GET /ea/{site}/db/subkey2/exists.json | Subkey 2: check existence | reads
POST /ea/{site}/db/subkey2/remove_cancelkey.json | Subkey 2: remove cancel key | changes
GET /ea/{site}/db/subkey2/search.json | Subkey 2: get many | reads
POST /ea/{site}/db/subkey2/update.json | Subkey 2: update | changes
POST /ea/{site}/db/etrim/batch_update.json | Short Link: batch update | changes
GET /ea/{site}/db/etrim/exists_by_shorten.json | Short Link: get target | reads
GET /ea/{site}/db/etrim/exists_by_url.json | Short Link: check existence by URL | reads
GET /ea/{site}/db/etrim/shorten.json | Short Link: create | changes
GET /ea/{site}/db/etrim/update.json | Short Link: update | changes
POST /ea/{site}/db/redirectdomainallow/create.json | Redirect Domain: create | changes
GET /ea/{site}/db/redirectdomainallow/exists.json | Redirect Domain: check existence | reads
GET /ea/{site}/db/redirectdomainallow/search.json | Redirect Domain: get many | reads
POST /ea/{site}/db/redirectdomainallow/update.json | Redirect Domain: update | changes
GET /ea/{site}/db/tpopeparam/get.json | Outbound Campaign Parameter: get | reads
GET /ea/{site}/db/tpopeparam/get_global.json | Outbound Campaign Parameter: get global | reads
POST /ea/{site}/db/tpopeparam/update.json | Outbound Campaign Parameter: update | changes
POST /ea/{site}/db/tpopeparam/update_global.json | Outbound Campaign Parameter: update global | changes
GET /ea/{site}/db/tppublisherparam/get.json | Outbound Publisher Parameter: get | reads
POST /ea/{site}/db/tppublisherparam/update.json | Outbound Publisher Parameter: update | changes
POST /ea/{site}/db/tpredirectdomainallow/create.json | Third-Party Redirect Domain: create | changes
GET /ea/{site}/db/tpredirectdomainallow/exists.json | Third-Party Redirect Domain: check existence | reads
GET /ea/{site}/db/tpredirectdomainallow/search.json | Third-Party Redirect Domain: get many | reads
POST /ea/{site}/db/tpredirectdomainallow/update.json | Third-Party Redirect Domain: update | changes
POST /ea/{site}/db/syncpartner/update.json | Partner Sync: update | changes
`;
