/** Endpoints of audiences, their queries, and user data. See observed.ts. */
export const audienceEndpoints = `
POST /ea/{site}/db/clustervalue/create.json | Audience Segment: create | changes
DELETE /ea/{site}/db/clustervalue/del_label.json | Audience Segment: remove label | changes
GET /ea/{site}/db/clustervalue/exists.json | Audience Segment: check existence | reads
GET /ea/{site}/db/clustervalue/lookup.json | Audience Segment: get usage | reads
GET /ea/{site}/db/clustervalue/search.json | Audience Segment: get many | reads
POST /ea/{site}/db/clustervalue/set_label.json | Audience Segment: set label | changes
POST /ea/{site}/db/clustervalue/update.json | Audience Segment: update | changes
POST /ea/{site}/db/ebmdbreq/clone_to_audience.json | Saved Query: make audience | changes
GET /ea/{site}/db/ebmdbreq/exists.json | Saved Query: check existence | reads
GET /ea/{site}/db/ebmdbreq/job_ebmdb.json | Saved Query: get linked exports | reads
GET /ea/{site}/db/ebmdbreq/job_workflow.json | Saved Query: get linked workflows | reads
GET /ea/{site}/db/ebmdbreq/search.json | Saved Query: get many | reads
GET /ea/{site}/db/ebmdbreqexternal/exists.json | External Segment: check existence | reads
GET /ea/{site}/db/ebmdbreqexternal/search.json | External Segment: get many | reads
POST /ea/{site}/db/ebmdbreqshared/create.json | Shared Segment: create | changes
GET /ea/{site}/db/ebmdbreqshared/exists.json | Shared Segment: check existence | reads
GET /ea/{site}/db/ebmdbreqshared/search.json | Shared Segment: get many | reads
POST /ea/{site}/db/ebmdbreqshared/update.json | Shared Segment: update | changes
POST /ea/{site}/db/label/create.json | Label: create | changes
GET /ea/{site}/db/label/exists.json | Label: check existence | reads
DELETE /ea/{site}/db/label/remove.json | Label: delete | changes
GET /ea/{site}/db/label/search.json | Label: get many | reads
POST /ea/{site}/db/label/update.json | Label: update | changes
POST /ea/{site}/db/profile/create.json | Profile: create | changes
GET /ea/{site}/db/profile/exists.json | Profile: check existence | reads
GET /ea/{site}/db/profile/search.json | Profile: get many | reads
POST /ea/{site}/db/profile/update.json | Profile: update | changes
GET /ea/{site}/db/iduser/deny.json | User: deny | changes
GET /ea/{site}/db/iduser/info.json | User: get information | reads
GET /ea/{site}/db/iduser/undeny.json | User: undeny | changes
GET /ea/{site}/db/idpurgelog/count_pending.json | Purge of Users: count pending | reads
POST /ea/{site}/db/idpurgelog/create.json | Purge of Users: create | changes
GET /ea/{site}/db/idpurgelog/search.json | Purge of Users: get many | reads
GET /ea/{site}/db/idpurgelog/statistics.json | Purge of Users: get statistics | reads
POST /ea/{site}/db/uidsticky/create.json | Sticky UID: create | changes
GET /ea/{site}/db/uidsticky/exists.json | Sticky UID: check existence | reads
GET /ea/{site}/db/uidsticky/search.json | Sticky UID: get many | reads
POST /ea/{site}/db/uidsticky/update.json | Sticky UID: update | changes
POST /ea/{site}/db/userdatass/create.json | Server-Side User Data: create | changes
GET /ea/{site}/db/userdatass/exists.json | Server-Side User Data: check existence | reads
GET /ea/{site}/db/userdatass/get_access_token.json | Server-Side User Data: get access token | reads
GET /ea/{site}/db/userdatass/get_session_token.json | Server-Side User Data: get session token | reads
GET /ea/{site}/db/userdatass/get_ssurl_etuix.json | Server-Side User Data: get URL by ETUIX | reads
GET /ea/{site}/db/userdatass/get_ssurl_uid.json | Server-Side User Data: get URL by UID | reads
GET /ea/{site}/db/userdatass/search.json | Server-Side User Data: get many | reads
POST /ea/{site}/db/userdatass/update.json | Server-Side User Data: update | changes
GET /ea/{site}/dbb/iduserparam/check_pattern.json | CRM Parameter: check pattern, dbb | reads
GET /ea/{site}/db/rootpublisher/exists.json | Partner Publisher: check existence | reads
GET /ea/{site}/db/rootpublisher/getall.json | Partner Publisher: get all | reads
POST /ea/{site}/db/rootpublishercluster/batch_update.json | Partner Segment: batch update | changes
GET /ea/{site}/db/rootpublishercluster/cold_volume_history.json | Partner Segment: get volume history | reads
GET /ea/{site}/db/rootpublishercluster/exists.json | Partner Segment: check existence | reads
GET /ea/{site}/db/rootpublishercluster/fetch_partner_info.json | Partner Segment: ask partner | reads
GET /ea/{site}/db/rootpublishercluster/job_ebmdb.json | Partner Segment: get linked exports | reads
GET /ea/{site}/db/rootpublishercluster/job_workflow.json | Partner Segment: get linked workflows | reads
GET /ea/{site}/db/rootpublishercluster/search.json | Partner Segment: get many | reads
GET /ea/{site}/db/rootpublishercluster/statistics.json | Partner Segment: get statistics | reads
POST /ea/{site}/db/rootpublishercluster/update.json | Partner Segment: update | changes
POST /ea/{site}/db/wsipwhitelist/create.json | IP Whitelist: create | changes
GET /ea/{site}/db/wsipwhitelist/is_ip_whitelisted.json | IP Whitelist: check whether an IP is listed | reads
DELETE /ea/{site}/db/wsipwhitelist/remove.json | IP Whitelist: delete | changes
GET /ea/{site}/db/wsipwhitelist/search.json | IP Whitelist: get many | reads
`;
