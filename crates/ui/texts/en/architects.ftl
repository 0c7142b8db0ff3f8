# Architects of the West Kingdom in words.
