// What code of views takes for granted is there with the library. The file lies beside the layers,
// because it is the module's face and none of them: each file still imports what it uses itself.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
