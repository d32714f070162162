/** Endpoints of sales, estimates, products and their groups. See observed.ts. */
export const conversionEndpoints = `
GET /ea/{site}/db/action/get_tracking_tags.json | Action: get tracking tags | reads
GET /ea/{site}/db/estimatetype/exists.json | Estimate Type: check existence | reads
GET /ea/{site}/db/estimatetype/search.json | Estimate Type: get many | reads
POST /ea/{site}/db/estimatetype/update.json | Estimate Type: update | changes
GET /ea/{site}/db/estimatetypecustom/exists.json | Custom Estimate Type: check existence | reads
GET /ea/{site}/db/estimatetypecustom/link.json | Custom Estimate Type: link | changes
GET /ea/{site}/db/estimatetypecustom/search.json | Custom Estimate Type: get many | reads
GET /ea/{site}/db/estimatetypecustom/unlink.json | Custom Estimate Type: unlink | changes
POST /ea/{site}/db/estimatetypecustom/update.json | Custom Estimate Type: update | changes
GET /ea/{site}/db/ordertype/exists.json | Order Type: check existence | reads
GET /ea/{site}/db/ordertype/search.json | Order Type: get many | reads
POST /ea/{site}/db/ordertype/update.json | Order Type: update | changes
GET /ea/{site}/db/ordertypecustom/exists.json | Custom Order Type: check existence | reads
GET /ea/{site}/db/ordertypecustom/link.json | Custom Order Type: link | changes
GET /ea/{site}/db/ordertypecustom/search.json | Custom Order Type: get many | reads
GET /ea/{site}/db/ordertypecustom/unlink.json | Custom Order Type: unlink | changes
POST /ea/{site}/db/ordertypecustom/update.json | Custom Order Type: update | changes
GET /ea/{site}/db/orderpayment/exists.json | Payment Type: check existence | reads
GET /ea/{site}/db/orderpayment/search.json | Payment Type: get many | reads
POST /ea/{site}/db/orderpayment/update.json | Payment Type: update | changes
GET /ea/{site}/db/orderpaymentcustom/exists.json | Custom Payment Type: check existence | reads
GET /ea/{site}/db/orderpaymentcustom/link.json | Custom Payment Type: link | changes
GET /ea/{site}/db/orderpaymentcustom/search.json | Custom Payment Type: get many | reads
GET /ea/{site}/db/orderpaymentcustom/unlink.json | Custom Payment Type: unlink | changes
POST /ea/{site}/db/orderpaymentcustom/update.json | Custom Payment Type: update | changes
POST /ea/{site}/db/funnel/create.json | Funnel: create | changes
GET /ea/{site}/db/funnel/exists.json | Funnel: check existence | reads
GET /ea/{site}/db/funnel/search.json | Funnel: get many | reads
POST /ea/{site}/db/funnel/update.json | Funnel: update | changes
GET /ea/{site}/d/product/online.json | Product: set online | changes
GET /ea/{site}/db/product/get_params_by_ref.json | Product: get parameters by reference | reads
GET /ea/{site}/db/product/offline.json | Product: set offline | changes
POST /ea/{site}/db/shop/create.json | Shop: create | changes
GET /ea/{site}/db/shop/exists.json | Shop: check existence | reads
GET /ea/{site}/db/shop/search.json | Shop: get many | reads
POST /ea/{site}/db/shop/update.json | Shop: update | changes
GET /ea/{site}/db/ordercollectorconfigmt/search.json | Tag Manager Tag of Orders: get many | reads
GET /ea/{site}/db/orderdataconnector/search.json | S2S Connector of Orders: get many | reads
GET /ea/{site}/db/estimatecollectorconfigmt/search.json | Tag Manager Tag of Estimates: get many | reads
GET /ea/{site}/db/estimatedataconnector/search.json | S2S Connector of Estimates: get many | reads
POST /ea/{site}/db/omnichannelgroup1/create.json | Omnichannel Group 1: create | changes
GET /ea/{site}/db/omnichannelgroup1/exists.json | Omnichannel Group 1: check existence | reads
GET /ea/{site}/db/omnichannelgroup1/search.json | Omnichannel Group 1: get many | reads
POST /ea/{site}/db/omnichannelgroup1/update.json | Omnichannel Group 1: update | changes
POST /ea/{site}/db/omnichannelgroup2/create.json | Omnichannel Group 2: create | changes
GET /ea/{site}/db/omnichannelgroup2/exists.json | Omnichannel Group 2: check existence | reads
GET /ea/{site}/db/omnichannelgroup2/search.json | Omnichannel Group 2: get many | reads
POST /ea/{site}/db/omnichannelgroup2/update.json | Omnichannel Group 2: update | changes
POST /ea/{site}/db/omnichannelgroup3/create.json | Omnichannel Group 3: create | changes
GET /ea/{site}/db/omnichannelgroup3/exists.json | Omnichannel Group 3: check existence | reads
GET /ea/{site}/db/omnichannelgroup3/search.json | Omnichannel Group 3: get many | reads
POST /ea/{site}/db/omnichannelgroup3/update.json | Omnichannel Group 3: update | changes
POST /ea/{site}/db/omnichannelgroup4/create.json | Omnichannel Group 4: create | changes
GET /ea/{site}/db/omnichannelgroup4/exists.json | Omnichannel Group 4: check existence | reads
GET /ea/{site}/db/omnichannelgroup4/search.json | Omnichannel Group 4: get many | reads
POST /ea/{site}/db/omnichannelgroup4/update.json | Omnichannel Group 4: update | changes
POST /ea/{site}/db/omnichannelgroup5/create.json | Omnichannel Group 5: create | changes
GET /ea/{site}/db/omnichannelgroup5/exists.json | Omnichannel Group 5: check existence | reads
GET /ea/{site}/db/omnichannelgroup5/search.json | Omnichannel Group 5: get many | reads
POST /ea/{site}/db/omnichannelgroup5/update.json | Omnichannel Group 5: update | changes
`;
