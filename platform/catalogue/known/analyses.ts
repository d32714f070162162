/** Endpoints of models, workflows, the data warehouse and the site itself. See observed.ts. */
export const analysisEndpoints = `
GET /ea/{site}/db/edw/exists.json | Scheduled Query: check existence | reads
GET /ea/{site}/db/edw/last_status.json | Scheduled Query: get last run | reads
POST /ea/{site}/db/edw/relaunch.json | Scheduled Query: relaunch | changes
GET /ea/{site}/db/edw/search.json | Scheduled Query: get many | reads
GET /ea/{site}/db/edw/status.json | Scheduled Query: get runs | reads
POST /ea/{site}/db/edw/update.json | Scheduled Query: update | changes
GET /ea/{site}/db/edwtemplate/download.json | Query Template: download | reads
GET /ea/{site}/db/edwtemplate/query.json | Query Template: query | starts
GET /ea/{site}/db/edwtemplate/status.json | Query Template: get status | reads
POST /ea/{site}/db/incrementality/generate.json | Incrementality: generate | changes
GET /ea/{site}/db/mmm/exists.json | Marketing Mix Model: check existence | reads
GET /ea/{site}/db/mmm/saturation.json | Marketing Mix Model: get saturation | reads
GET /ea/{site}/db/mmm/search.json | Marketing Mix Model: get many | reads
POST /ea/{site}/db/mmmdatasource/create.json | Marketing Mix Data Source: create | changes
GET /ea/{site}/db/mmmdatasource/del_by_id.json | Marketing Mix Data Source: delete by ID | changes
GET /ea/{site}/db/mmmdatasource/exists.json | Marketing Mix Data Source: check existence | reads
GET /ea/{site}/db/mmmdatasource/get_by_input_type.json | Marketing Mix Data Source: get by input type | reads
GET /ea/{site}/db/mmmdatasource/get_by_source_type.json | Marketing Mix Data Source: get by source type | reads
GET /ea/{site}/db/mmmdatasource/search.json | Marketing Mix Data Source: get many | reads
POST /ea/{site}/db/mmmdatasource/update.json | Marketing Mix Data Source: update | changes
POST /ea/{site}/db/mmmdatasource/uploadcheck.json | Marketing Mix Data Source: check upload | changes
POST /ea/{site}/db/mmmdatasource/uploadsource.json | Marketing Mix Data Source: upload source | changes
POST /ea/{site}/db/mta/generate.json | Multi-Touch Attribution: generate | changes
GET /ea/{site}/db/mta/get_available_algorithm.json | Multi-Touch Attribution: get available algorithms | reads
GET /ea/{site}/db/mta/get_available_distribution.json | Multi-Touch Attribution: get available distributions | reads
GET /ea/{site}/db/mta/get_available_options.json | Multi-Touch Attribution: get available options | reads
GET /ea/{site}/db/mta/get_datapoints_distribution.json | Multi-Touch Attribution: get datapoints distribution | reads
GET /ea/{site}/db/mta/get_sample_models.json | Multi-Touch Attribution: get sample models | reads
POST /ea/{site}/db/mta/simulate.json | Multi-Touch Attribution: simulate | changes
GET /ea/{site}/db/view/get_all_name.json | Attribution Rule: get all names | reads
GET /ea/{site}/db/viewaugmented/default_weights.json | Augmented Attribution Rule: get default weights | reads
GET /ea/{site}/db/viewaugmented/linked_job.json | Augmented Attribution Rule: get linked job | reads
GET /ea/{site}/db/viewaugmented/reset_weights.json | Augmented Attribution Rule: reset weights | changes
GET /ea/{site}/db/viewaugmented/show_weights.json | Augmented Attribution Rule: get weights | reads
GET /ea/{site}/db/viewaugmented/update_weights.json | Augmented Attribution Rule: update weights | changes
GET /ea/{site}/db/expandlimit/exists.json | Expand Limit: check existence | reads
GET /ea/{site}/db/expandlimit/search.json | Expand Limit: get many | reads
GET /ea/{site}/db/workflow/exists.json | Workflow: check existence | reads
GET /ea/{site}/db/workflow/get_token.json | Workflow: get token | reads
GET /ea/{site}/db/workflow/last_status.json | Workflow: get last run | reads
POST /ea/{site}/db/workflow/launch_with_configuration.json | Workflow: launch with configuration | changes
POST /ea/{site}/db/workflow/relaunch.json | Workflow: relaunch | changes
GET /ea/{site}/db/workflow/search.json | Workflow: get many | reads
GET /ea/{site}/db/workflow/status.json | Workflow: get runs | reads
POST /ea/{site}/db/workflow/update.json | Workflow: update | changes
POST /ea/{site}/db/upload/add.json | Upload: add | changes
GET /ea/{site}/db/upload/exists.json | Upload: check existence | reads
GET /ea/{site}/db/website/get_access_token.json | Website: get access token | reads
GET /ea/{site}/db/website/get_identifiers.json | Website: get identifiers | reads
GET /ea/{site}/db/website/get_info_headings_by_identifier.json | Website: get headings by identifier | reads
GET /ea/{site}/db/website/get_info_visit_by_identifier.json | Website: get visits by identifier | reads
GET /ea/{site}/db/website/get_me.json | Website: get this website | reads
GET /ea/{site}/db/website/get_rootpublisher.json | Website: get partner publishers | reads
GET /ea/{site}/db/website/get_session_token.json | Website: get session token | reads
GET /ea/{site}/db/website/get_viewability_settings.json | Website: get viewability settings | reads
GET /ea/{site}/db/website/has_edw.json | Website: has data warehouse | reads
POST /ea/{site}/db/website/hash_apply.json | Website: apply hash | changes
GET /ea/{site}/db/website/lookup_ergmacro_clause.json | Website: get usage of clause | reads
POST /er/websitegrid-overridepo/create.json | Override Text: create | changes
GET /er/websitegrid-overridepo/exists.json | Override Text: check existence | reads
GET /er/websitegrid-overridepo/get_mapping.json | Override Text: get mapping | reads
DELETE /er/websitegrid-overridepo/purge.json | Override Text: purge | changes
DELETE /er/websitegrid-overridepo/remove.json | Override Text: delete | changes
POST /er/websitegrid-overridepo/update.json | Override Text: update | changes
`;
