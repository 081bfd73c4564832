@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineFoundation
