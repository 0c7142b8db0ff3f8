# Architects of the West Kingdom in the browser.
